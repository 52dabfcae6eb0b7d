import { record as heading } from 'virtual:records/pages/home/trust'
import { clients } from '#content/clients.ts'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { seenLater } from '#ui/picture.ts'

const looks = homeMiddle()

/** The names of clients, each with its logo or a mark. */
export function Part() {
  return (
    <section aria-labelledby="trust-heading" className={looks.plain}>
      <div className={looks.wrap}>
        <div className={looks.trusted}>
          <h2 id="trust-heading">{heading}</h2>
          <ul className={looks.trust}>
            {clients.map(({ name, picture }) => (
              <li key={name}>
                <img src={picture} alt="" width="28" height="28" {...seenLater} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
