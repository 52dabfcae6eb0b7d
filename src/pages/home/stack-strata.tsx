import { record as words } from 'virtual:records/pages/home/stack'
import { badge } from '#styled/recipes/badge.js'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

/** The layers an AI system stands on, each with its parts. */
export function Part() {
  return (
    <section id="stack" aria-labelledby="stack-heading" className={looks.section}>
      <div className={looks.wrap}>
        <div className={looks.sectionHead}>
          <h2 id="stack-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <ol className={looks.strata}>
          {words.layers.map(({ name, text, parts }) => (
            <li key={name} className={looks.stratum}>
              <h3>{name}</h3>
              <p>
                <span>{text}</span>
              </p>
              <ul>
                {parts.map((part) => (
                  <li key={part} className={badge()}>
                    {part}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
