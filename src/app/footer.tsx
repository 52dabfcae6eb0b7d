import { record as newTab } from 'virtual:records/messages/controls/newTab'
import { record as words } from 'virtual:records/messages/site/footer'
import { record as header } from 'virtual:records/messages/site/header'
import { record as madeIn } from 'virtual:records/pages/footer/made'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { config } from '#content/config.ts'
import { footerColumns } from '#content/footer.ts'
import { paths } from '#content/paths.ts'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import { saveFormAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Wordmark } from '#ui/brand/wordmark.tsx'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { DeferredControls, lazyOrEmpty } from './deferred.tsx'
import { styles } from './footer-styles.ts'

/** Hides the newsletter form of the footer on a page that ends with a newsletter form of its own. */
const footerNewsletter = css({ '[data-letter=above] &': { display: 'none' } })
const InstallButton = lazyOrEmpty(() => import('#features/install/ui/install-button.tsx'))

/** The footer is below the fold on every page. */
export function Footer() {
  const save = useSetAtom(saveFormAtom)
  const submit = useSetAtom(submitFormAtom)
  const isMounted = useIsMounted()
  return (
    <footer className={styles.footer}>
      <div className={pageColumn}>
        <div className={styles.grid}>
          <div className={css({ maxWidth: '27rem', gridColumn: { base: '1 / -1', lg: 'auto' } })}>
            <Link href={paths.home} aria-label={header.home} className={styles.logo}>
              <Wordmark />
            </Link>
            <div className={footerNewsletter}>
              <p className={css({ color: 'text.2', textStyle: 'small', marginBlock: '0.75rem 1.5rem' })}>
                {words.newsletter}
              </p>
              <NewsletterForm idPrefix="footer-" variant="line" save={save} submit={submit} />
            </div>
            <div className={css({ minHeight: 'tap', marginTop: '4' })}>
              <AfterMount>
                <Suspense>
                  <InstallButton />
                </Suspense>
              </AfterMount>
            </div>
          </div>
          {footerColumns.map((column) => (
            <nav key={column.name} aria-label={column.name}>
              <h2 className={styles.heading}>{column.name}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.name}>
                    <Link href={link.href} className={styles.link}>
                      {link.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.bottomRow}>
          <p className={css({ textStyle: 'data', color: 'text.3' })}>
            © <Year /> {config.name}. {madeIn}
          </p>
          <div className={styles.controls}>{isMounted && <DeferredControls />}</div>
          <ul className={styles.socials}>
            {config.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
                  {name}
                  <span className={css({ srOnly: true })}> {newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** Until hydration, the page shows the year of the build. */
function Year() {
  const ports = useAtomValue(portsAtom)
  const [year, setYear] = useState<number>(__BUILD_YEAR__)
  useEffect(() => setYear(new Date(ports.clock.now()).getFullYear()), [ports])
  return <span>{year}</span>
}

/** The children depend on the visitor's device, so they are rendered only after hydration. */
function AfterMount({ children }: { readonly children: ReactNode }) {
  return useIsMounted() ? <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary> : null
}

function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
