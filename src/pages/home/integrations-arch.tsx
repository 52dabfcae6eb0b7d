import { connectedTools, integrationsBanner } from '#content/connections.ts'
import { paths } from '#content/paths.ts'
import { archNames } from '#lib/engrave/integration-arch.ts'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { ButtonLink } from '#ui/button.tsx'

const looks = homeMiddle()
const places = archNames(connectedTools.length).map(({ x, y, lean }) => ({
  left: `${x}%`,
  top: `${y}%`,
  transform: `translate(-50%, -50%) rotate(${lean}deg)`,
}))

/** The tools we connect to, on an arch with a tick for each integration. */
export function Part() {
  return (
    <section id="integrations" aria-labelledby="integrations-heading" className={looks.section}>
      <div className={looks.wrap}>
        <div className={looks.arch}>
          <div className={looks.archPicture}>
            <img src="/art/home-arch.svg" alt="" width="1312" height="400" loading="lazy" decoding="async" />
            <ul>
              {connectedTools.map((name, index) => (
                <li key={name} style={places[index]}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className={looks.archWords}>
            <h2 id="integrations-heading">{integrationsBanner.heading}</h2>
            <dl>
              {integrationsBanner.readings.map(({ value, name }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink look="line" href={`${paths.agents}#integrations`}>
              View all Integrations
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
