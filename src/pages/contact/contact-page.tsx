import { record as words } from 'virtual:records/pages/contact/head'
import { record as office } from 'virtual:records/pages/contact/office'
import { useSetAtom } from 'jotai'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useEffect } from 'react'
import { config } from '#content/config.ts'
import { planOpening, serviceName } from '#content/contact.ts'
import { paths } from '#content/paths.ts'
import { ContactForm } from '#features/contact/ui/contact-form.tsx'
import { CopyEmail } from '#features/contact/ui/copy-email.tsx'
import { saveFormAtom } from '#features/outbox/form-state.ts'
import { HeadSky } from '#features/sky/ui/head-sky.tsx'
import { attempt } from '#lib/attempt.ts'
import { phoneLink } from '#lib/phone-link.ts'
import { button } from '#styled/recipes/button.js'
import { ContactDetails, ContactLink } from '#ui/contact-details.tsx'
import { pageColumn } from '#ui/layout.ts'
import { island, LazyIsland } from '#ui/lazy-island.tsx'
import { HeadingDot, Trail } from '#ui/marks.tsx'
import { useRawSearch } from '#ui/use-raw-search.ts'
import type { PageMeta } from '../page.ts'
import { styles } from './contact-page-styles.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.contact,
}

const meeting = island(
  'meeting',
  () => import('#features/meeting/ui/meeting-section.tsx').then((module) => module.MeetingSection),
  {
    prefetchAfterLoad: true,
  },
)

export const islands = [meeting]

/**
 * In the address, `?plan=` starts the message with a line about the plan, and `?service=` adds the service to the
 * message. The form names both, and the visitor can remove them. A plan leaves the address once it is in the message,
 * where the visitor may change it: otherwise it would return with a reload or with the back button.
 */
export function Page() {
  const saveForm = useSetAtom(saveFormAtom)
  const searchParams = new URLSearchParams(useRawSearch())
  const plan = searchParams.get('plan')

  useEffect(() => {
    if (plan) removeFromAddress('plan') // the effects of the form have put it into the message before
  }, [plan])

  return (
    <>
      <section aria-labelledby="contact-heading" className={styles.hero}>
        <HeadSky />
        <div className={`${pageColumn} ${styles.columns}`}>
          <div className={styles.introText}>
            <h1 id="contact-heading" className={styles.heading}>
              {words.heading}
              <HeadingDot />
            </h1>
            <p className={styles.lead}>{words.lead}</p>
            <div className={styles.ways}>
              {office.phones[0] && (
                <a href={phoneLink(office.phones[0])} className={`${button({ variant: 'quiet' })} ${styles.call}`}>
                  <span>{`${words.call} ${office.phones[0]}`.replaceAll(' ', '\u00a0')}</span>
                  <Trail tone="signal" />
                </a>
              )}
              <a href="#meeting" className={button({ variant: 'quiet' })}>
                <span>{words.meet}</span>
                <Trail tone="signal" />
              </a>
            </div>
          </div>
          <div className={styles.form}>
            <ContactForm
              opening={planOpening(plan)}
              service={serviceName(searchParams.get('service'))}
              onRemoved={removeFromAddress}
              save={saveForm}
            />
          </div>
          <div className={styles.details}>
            <ContactDetails details={contactWays} />
          </div>
        </div>
      </section>
      <LazyIsland island={meeting} />
    </>
  )
}

/** Removes a parameter from the address of the page. Browsers may refuse that, in which case it stays. */
function removeFromAddress(choice: 'service' | 'plan'): void {
  const address = new URL(location.href)
  address.searchParams.delete(choice)
  attempt(() => history.replaceState(history.state, '', address), null)
}

const contactWays = [
  {
    icon: <Phone size={20} strokeWidth={1.5} />,
    name: words.ways.phone,
    lines: office.phones.map((phone) => (
      <ContactLink key={phone} href={phoneLink(phone)}>
        {phone.replaceAll(' ', '\u00a0')}
      </ContactLink>
    )),
  },
  {
    icon: <Mail size={20} strokeWidth={1.5} />,
    name: words.ways.email,
    lines: [
      <span key="email" className={styles.email}>
        <ContactLink href={`mailto:${config.email}`}>{config.email}</ContactLink>
        <CopyEmail />
      </span>,
    ],
  },
  {
    icon: <img src="/glyphs/menu.svg#quote" alt="" width="20" height="20" loading="lazy" decoding="async" />,
    name: words.ways.sheet,
    lines: [
      <ContactLink key="sheet" href={paths.quote}>
        {words.sheet}
      </ContactLink>,
    ],
  },
]
