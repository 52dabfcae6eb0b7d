import { records as tiles } from 'virtual:records/integrations'
import { record as words } from 'virtual:records/pages/agents/integrations'
import { agentsPage } from '#styled/recipes/agents-page.js'
import { wrap } from '#ui/layout.ts'
import { Mark } from './mark.tsx'

const looks = agentsPage()

/** The kinds of apps, hanging from a rule with a mark for each app. */
export function Part() {
  return (
    <section id="integrations" aria-labelledby="integrations-heading" className={looks.band}>
      <div className={wrap}>
        <div className={looks.title}>
          <h2 id="integrations-heading">{words.heading}</h2>
          <p className={looks.titleText}>{words.text}</p>
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
        {tiles.length > 0 && (
          <ul className={looks.tiles}>
            {tiles.map(({ id, name }) => (
              <li key={id} className={looks.tile}>
                <Mark of={id} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
