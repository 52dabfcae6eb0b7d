import { about, values } from '#content/about.ts'
import { aboutPage } from '#styled/recipes/about-page.js'
import { wrap } from '#ui/layout.ts'

const looks = aboutPage()

/** The six values, a sentence each. */
export function Values() {
  const { heading, note } = about.values
  return (
    <section aria-labelledby="values" className={`${wrap} ${looks.section}`}>
      <div className={looks.sectionHead}>
        <h2 id="values">{heading}</h2>
        <p>{note}</p>
      </div>
      <ul className={looks.values}>
        {values.map(({ name, text }) => (
          <li key={name} className={looks.value}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
