import { record as words } from 'virtual:records/pages/home/integrations'
import { integrationKinds } from '#content/connections.ts'
import { paths } from '#content/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { styles } from './integrations-arch-styles.ts'

/** The kinds of tools that agents connect to, on an arch with one tick for each integration. */
export function IntegrationsArch() {
  return (
    <section id="integrations" aria-labelledby="integrations-heading" className={styles.archSection}>
      <div className={pageColumn}>
        <div className={styles.arch}>
          <div className={styles.archPicture}>
            <img src="/art/home-arch.svg" alt="" width="1312" height="400" loading="lazy" decoding="async" />
            <ul>
              {integrationKinds.map(({ name, place }) => (
                <li key={name} style={place}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.archText}>
            <h2 id="integrations-heading">{words.heading}</h2>
            <dl>
              {words.readings.map(({ value, name }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink variant="line" href={`${paths.agents}#integrations`}>
              {words.action}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
