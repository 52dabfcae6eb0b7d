import { config } from '#content/config.ts'
import { jobsPageContent as words } from '#content/jobs.ts'
import { phoneLink } from '#lib/phone-link.ts'
import { CopyEmail } from '#sections/copy-email.tsx'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { pageColumn } from '#ui/layout.ts'
import { ApplyLink } from './apply-link.tsx'

const styles = jobsPage()

/** Renders three ways to contact us without applying for a particular opening. */
export function JobsClosing() {
  const { heading, lead, write, call, mail } = words.end
  return (
    <section aria-labelledby="end" className={styles.closing}>
      <div className={pageColumn}>
        <h2 id="end" className={styles.closingHeading}>
          {heading}
        </h2>
        <p className={styles.closingLead}>{lead}</p>
        <ul className={styles.ways}>
          <li className={styles.way}>
            <h3 className={styles.wayName}>{write.name}</h3>
            <p className={styles.wayText}>{write.text}</p>
            <ApplyLink position={words.general} />
          </li>
          <li className={styles.way}>
            <h3 className={styles.wayName}>{call.name}</h3>
            <p className={styles.wayText}>
              {call.text}{' '}
              <a href={phoneLink(config.phone)} className={styles.inlineLink}>
                {config.phone.replaceAll(' ', '\u00a0')}
              </a>
              .
            </p>
            <ApplyLink position={words.general} label={call.action} variant="line" />
          </li>
          <li className={styles.way}>
            <h3 className={styles.wayName}>{mail.name}</h3>
            <p className={styles.wayText}>
              {mail.text}{' '}
              <a href={`mailto:${config.email}`} className={styles.inlineLink}>
                {config.email}
              </a>
              .
            </p>
            <CopyEmail>{mail.action}</CopyEmail>
          </li>
        </ul>
      </div>
    </section>
  )
}
