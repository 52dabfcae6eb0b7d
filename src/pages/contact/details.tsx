import { record as words } from 'virtual:records/pages/contact/head'
import { record as office } from 'virtual:records/pages/contact/office'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { CopyEmail } from '#features/contact/ui/copy-email.tsx'
import { phoneLink } from '#lib/phone-link.ts'
import { ContactDetails, ContactLink } from '#ui/contact-details.tsx'
import { styles } from './contact-page-styles.ts'

/** The other ways to reach the agency: telephone, email and the scope sheet. */
export function Details() {
  return <ContactDetails details={contactWays} />
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
