import { record as words } from 'virtual:records/pages/home/integrations'
import { connectedTools } from '#content/connections.ts'
import { paths } from '#content/paths.ts'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { ButtonLink } from '#ui/button.tsx'

const looks = homeMiddle()

/** The tools we connect to, on an arch with a tick for each integration. */
export function Part() {
  return (
    <section id="integrations" aria-labelledby="integrations-heading" className={looks.archBand}>
      <div className={looks.wrap}>
        <div className={looks.arch}>
          <div className={looks.archPicture}>
            <img src="/art/home-arch.svg" alt="" width="1312" height="400" loading="lazy" decoding="async" />
            <ul>
              {connectedTools.map(({ name, place }) => (
                <li key={name} style={place}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className={looks.archWords}>
            <h2 id="integrations-heading">{words.heading}</h2>
            <dl>
              {words.readings.map(({ value, name }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink look="line" href={`${paths.agents}#integrations`}>
              {words.action}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
