import { record as words } from 'virtual:records/pages/home/process'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

/** The steps of an AI project, each with a moon that is lit further. */
export function Part() {
  return (
    <section id="process" aria-labelledby="process-heading" className={looks.section}>
      <div className={looks.wrap}>
        <div className={looks.sectionHead}>
          <h2 id="process-heading">{words.heading}</h2>
          <p>{words.lead}</p>
        </div>
        <ol className={looks.moons}>
          {words.steps.map(({ id, name, text }) => (
            <li key={id}>
              <img src={`/art/home-moon-${id}.svg`} alt="" width="260" height="260" loading="lazy" decoding="async" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
