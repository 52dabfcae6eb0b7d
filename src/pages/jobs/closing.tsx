import { record as words } from 'virtual:records/pages/jobs/end'
import { useAtomValue } from 'jotai'
import { config } from '#content/config.ts'
import { openAt, openings } from '#content/job-facts.ts'
import { ApplyLink } from '#features/contact/ui/apply-link.tsx'
import { CopyEmail } from '#features/contact/ui/copy-email.tsx'
import { phoneLink } from '#lib/phone-link.ts'
import { portsAtom } from '#platform/ports.ts'
import { Columns } from '#ui/columns.tsx'
import { Section } from '#ui/section.tsx'
import { useNow } from '#ui/use-now.ts'
import { styles } from './closing-styles.ts'

/** Three ways to contact us without applying for a particular opening. */
export function JobsClosing() {
  const { heading, lead, write, call, mail } = words
  const openJobs = openAt(openings, useNow(useAtomValue(portsAtom)))
  return (
    <Section labelledBy="end">
      <h2 id="end" className={styles.heading}>
        {openJobs.length === 0 ? heading.none : heading.open}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <Columns>
        <li className={styles.way}>
          <h3 className={styles.name}>{write.name}</h3>
          <p className={styles.text}>{write.text}</p>
          <ApplyLink />
        </li>
        <li className={styles.way}>
          <h3 className={styles.name}>{call.name}</h3>
          <p className={styles.text}>
            {call.text}{' '}
            <a href={phoneLink(config.phone)} className={styles.link}>
              {config.phone.replaceAll(' ', '\u00a0')}
            </a>
            .
          </p>
          <ApplyLink label={call.action} variant="line" />
        </li>
        <li className={styles.way}>
          <h3 className={styles.name}>{mail.name}</h3>
          <p className={styles.text}>
            {mail.text}{' '}
            <a href={`mailto:${config.email}`} className={styles.link}>
              {config.email}
            </a>
            .
          </p>
          <CopyEmail>{mail.action}</CopyEmail>
        </li>
      </Columns>
    </Section>
  )
}
