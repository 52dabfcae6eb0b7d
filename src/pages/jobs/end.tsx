import { config } from '#content/config.ts'
import { jobsPage as words } from '#content/jobs.ts'
import { phoneLink } from '#lib/phone-link.ts'
import { CopyEmail } from '#sections/copy-email.tsx'
import { jobsPage } from '#styled/recipes/jobs-page.js'
import { wrap } from '#ui/layout.ts'
import { ApplyLink } from './apply-link.tsx'

const looks = jobsPage()

/** Three ways to write to us without naming one of the openings. */
export function Part() {
  const { heading, lead, write, call, mail } = words.end
  return (
    <section aria-labelledby="end" className={looks.end}>
      <div className={wrap}>
        <h2 id="end" className={looks.endName}>
          {heading}
        </h2>
        <p className={looks.endLead}>{lead}</p>
        <ul className={looks.ways}>
          <li className={looks.way}>
            <h3 className={looks.wayName}>{write.name}</h3>
            <p className={looks.wayText}>{write.text}</p>
            <ApplyLink position={words.general} />
          </li>
          <li className={looks.way}>
            <h3 className={looks.wayName}>{call.name}</h3>
            <p className={looks.wayText}>
              {call.text}{' '}
              <a href={phoneLink(config.phone)} className={looks.inline}>
                {config.phone.replaceAll(' ', '\u00a0')}
              </a>
              .
            </p>
            <ApplyLink position={words.general} label={call.action} look="line" />
          </li>
          <li className={looks.way}>
            <h3 className={looks.wayName}>{mail.name}</h3>
            <p className={looks.wayText}>
              {mail.text}{' '}
              <a href={`mailto:${config.email}`} className={looks.inline}>
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
