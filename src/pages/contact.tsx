import '#styled/styles/recipes/contact-page.css'
import { record as words } from 'virtual:records/pages/contact/head'
import { record as office } from 'virtual:records/pages/contact/office'
import { useSetAtom } from 'jotai'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useLocation } from 'wouter'
import { config } from '#content/config.ts'
import { planOpening, serviceNamed } from '#content/contact.ts'
import { paths } from '#content/paths.ts'
import { ContactForm } from '#features/contact/ui/contact-form.tsx'
import { Sky } from '#features/sky/ui/sky.tsx'
import { phoneLink } from '#lib/phone-link.ts'
import { CopyEmail } from '#sections/copy-email.tsx'
import { Details, ReachLink } from '#sections/details.tsx'
import { keepAtom } from '#sections/outbox.ts'
import { button } from '#styled/recipes/button.js'
import { contactPage } from '#styled/recipes/contact-page.js'
import { wrap } from '#ui/layout.ts'
import { Pole, Trail } from '#ui/marks.tsx'
import { Near, partOf } from '#ui/near.tsx'
import { useRawSearch } from '#ui/use-raw-search.ts'
import type { PageMeta } from './page.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.contact,
}

const meeting = partOf('meeting', () => import('#sections/meeting.tsx'), { isAtHand: true })

/** Loads the lower section at once, for those who travel to the page. */
export function prepare() {
  return meeting.prepare()
}

const looks = contactPage()

/** Two ways: a message, which `?plan=` and `?service=` have begun already, beside telephone and email; and below it a meeting. */
export function Page() {
  const keep = useSetAtom(keepAtom)
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useRawSearch())
  const forgetService = () => {
    const left = new URLSearchParams(location.search)
    left.delete('service')
    navigate(`${paths.contact}${left.size > 0 ? `?${left}` : ''}${location.hash}`, { replace: true })
  }
  return (
    <>
      <section aria-labelledby="contact-heading" className={looks.head}>
        <Sky />
        <div className={`${wrap} ${looks.columns}`}>
          <div className={looks.words}>
            <h1 id="contact-heading" className={looks.heading}>
              {words.heading}
              <Pole />
            </h1>
            <p className={looks.lead}>{words.lead}</p>
            <a href="#meeting" className={button({ look: 'quiet' })}>
              <span>{words.meet}</span>
              <Trail tone="signal" />
            </a>
          </div>
          <div className={looks.plate}>
            <ContactForm
              opening={planOpening(asked.get('plan'))}
              service={serviceNamed(asked.get('service'))}
              onServiceRemoved={forgetService}
              keep={keep}
            />
          </div>
          <Details className={looks.details} details={ways} />
        </div>
      </section>
      <Near part={meeting} />
    </>
  )
}

const ways = [
  {
    icon: <Phone size={20} strokeWidth={1.5} />,
    name: words.ways.phone,
    lines: office.phones.map((phone) => (
      <ReachLink key={phone} href={phoneLink(phone)}>
        {phone.replaceAll(' ', '\u00a0')}
      </ReachLink>
    )),
  },
  {
    icon: <Mail size={20} strokeWidth={1.5} />,
    name: words.ways.email,
    lines: [
      <span key="email" className={looks.email}>
        <ReachLink href={`mailto:${config.email}`}>{config.email}</ReachLink>
        <CopyEmail />
      </span>,
    ],
  },
]
