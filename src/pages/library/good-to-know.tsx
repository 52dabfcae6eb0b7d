import { record as words } from 'virtual:records/messages/library/end'
import { libraryPage } from '#styled/recipes/library-page.js'
import { wrap } from '#ui/layout.ts'

const looks = libraryPage()

/** What to know before a run: whose key, who bills, and how far to trust a result. */
export function GoodToKnow() {
  const { heading, rows } = words.goodToKnow
  return (
    <section aria-labelledby="good-to-know" className={looks.know}>
      <div className={wrap}>
        <h2 id="good-to-know" className={looks.knowName}>
          {heading}
        </h2>
        <ul className={looks.facts}>
          {rows.map(({ name, text }) => (
            <li key={name} className={looks.fact}>
              <h3 className={looks.factName}>{name}</h3>
              <p className={looks.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
