import type { MouseEvent } from 'react'
import { enquiryPath } from '#content/query-paths.ts'
import { type ServiceSummary, servicesPageContent } from '#content/services.ts'
import { ButtonLink } from '#ui/button.tsx'
import { GlyphIcon } from '#ui/glyph-icon.tsx'
import { eagerImage, lazyImage } from '#ui/image-loading.ts'
import { styles } from './service-row-styles.ts'
import { styles as shared } from './shared-styles.ts'

const words = servicesPageContent.row

type RowProps = {
  readonly service: ServiceSummary
  /** Whether the row is open initially. */
  readonly isOpen: boolean
}

/**
 * The rows share a name, so the browser closes the open row when another row opens. This works before any script runs.
 * Find-in-page opens the row in which it finds a match.
 */
export function ServiceRow({ service, isOpen }: RowProps) {
  const { glyph, name, href, promise, picture, shows, sentence, features } = service
  return (
    <details name="service" open={isOpen} className={styles.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is an interactive element */}
      <summary className={styles.summary} onClick={toggleInPlace}>
        <GlyphIcon name={glyph} />
        <h2 className={shared.name}>{name}</h2>
        <span className={styles.promise}>{promise}</span>
        <i aria-hidden="true" className={styles.plusSign} />
      </summary>
      <div className={styles.panel}>
        <img
          src={`/art/instrument-${picture}.svg`}
          alt={shows}
          width="640"
          height="520"
          {...(isOpen ? eagerImage : lazyImage)}
          className={styles.picture}
        />
        <div className={styles.panelText}>
          <p className={styles.sentence}>{sentence}</p>
          {features.length > 0 && (
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <ButtonLink href={enquiryPath(href)}>{words.action}</ButtonLink>
            <ButtonLink variant="quiet" href={href}>
              {`${words.more} ${name}`}
            </ButtonLink>
          </div>
        </div>
      </div>
    </details>
  )
}

/** Opens or closes a row and keeps it at its position on the screen, even if a row above it closes. */
function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const row = summary.closest('details')
  if (!row) return
  event.preventDefault()
  const topBefore = summary.getBoundingClientRect().top
  row.open = !row.open
  document.documentElement.scrollBy({ top: summary.getBoundingClientRect().top - topBefore, behavior: 'instant' })
}
