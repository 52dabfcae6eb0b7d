import '#styled/styles/recipes/contact-page.css'
import { record as words } from 'virtual:records/pages/contact/head'
import { record as office } from 'virtual:records/pages/contact/office'
import { useSetAtom } from 'jotai'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { config } from '#content/config.ts'
import { planOpening } from '#content/contact.ts'
import { paths } from '#content/paths.ts'
import { ContactForm } from '#features/contact/ui/contact-form.tsx'
import { Sky } from '#features/sky/ui/sky.tsx'
import { phoneLink } from '#lib/phone-link.ts'
import { CopyEmail } from '#sections/copy-email.tsx'
import { Details, ReachLink } from '#sections/details.tsx'
import { keepAtom } from '#sections/outbox.ts'
import { contactPage } from '#styled/recipes/contact-page.js'
import { wrap } from '#ui/layout.ts'
import { Pole } from '#ui/marks.tsx'
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

/** The ways to reach the office beside the form, which `?plan=` has begun already, and below it a meeting. */
export function Page() {
  const keep = useSetAtom(keepAtom)
  const plan = new URLSearchParams(useRawSearch()).get('plan')
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
            <Details className={looks.details} details={ways} />
          </div>
          <div className={looks.plate}>
            <ContactForm opening={planOpening(plan)} keep={keep} />
          </div>
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
  { icon: <Clock size={20} strokeWidth={1.5} />, name: words.ways.hours, lines: office.hours },
]
