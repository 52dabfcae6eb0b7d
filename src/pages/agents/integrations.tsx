import { integrations } from '#content/agents.ts'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { wrap } from '#ui/layout.ts'
import { Mark } from './mark.tsx'

const looks = agentsPage()

/** Eight kinds of apps, hanging from a rule with a mark for each of the five hundred. */
export function Part() {
  const heading = `${integrations.id}-heading`
  return (
    <section id={integrations.id} aria-labelledby={heading} className={looks.band}>
      <div className={wrap}>
        <div className={looks.title}>
          <h2 id={heading}>{integrations.heading}</h2>
          <p className={looks.titleText}>{integrations.text}</p>
        </div>
        <img
          src="/art/agents-register.svg"
          alt=""
          width="1312"
          height="132"
          loading="lazy"
          decoding="async"
          className={looks.rule}
        />
        <ul className={looks.tiles}>
          {integrations.tiles.map(({ id, name }) => (
            <li key={id} className={looks.tile}>
              <Mark of={id} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
