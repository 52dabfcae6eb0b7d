import { record as words } from 'virtual:records/pages/about'
import { aboutPage } from '#styled/recipes/about-page.js'
import { wrap } from '#ui/layout.ts'

const looks = aboutPage()

/** The six values, a sentence each. */
export function Values() {
  const { heading, note, items } = words.values
  return (
    <section aria-labelledby="values" className={`${wrap} ${looks.section}`}>
      <div className={looks.sectionHead}>
        <h2 id="values">{heading}</h2>
        <p>{note}</p>
      </div>
      <ul className={looks.values}>
        {items.map(({ name, text }) => (
          <li key={name} className={looks.value}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
