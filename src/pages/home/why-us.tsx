import Accessibility from 'lucide-react/icons/accessibility'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Gauge from 'lucide-react/icons/gauge'
import Users from 'lucide-react/icons/users'
import { benefits, highlights } from '#content/benefits.ts'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'

const looks = homeMiddle()

const icons = { direct: Users, measured: Gauge, accessible: Accessibility, timelines: CalendarDays } as const

/** The drawing of each highlight, and the words in it, which stand over the drawing. */
const plates = {
  support: { art: '/art/home-day-dial.svg', words: ['24', '6', '12', '18'], look: looks.whyHours },
  roi: { art: '/art/home-break-even.svg', words: ['cost', 'return'], look: looks.whyCurve },
} as const

/** Reasons to choose us, and two more that are drawn. */
export function Part() {
  return (
    <section id="why" aria-labelledby="why-heading" className={looks.section}>
      <div className={`${looks.wrap} ${looks.columns}`}>
        <div className={looks.whyText}>
          <h2 id="why-heading">Why choose us</h2>
          <ul>
            {benefits.map(({ id, name, text }) => {
              const Icon = icons[id]
              return (
                <li key={id}>
                  <Icon strokeWidth={1.5} />
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              )
            })}
          </ul>
        </div>
        <div className={looks.whyPlates}>
          {highlights.map(({ id, name, text }) => (
            <div key={id} className={looks.whyPlate}>
              <div aria-hidden="true" className={looks.whyPicture}>
                <img src={plates[id].art} alt="" width="340" height="340" loading="lazy" decoding="async" />
                {plates[id].words.map((word) => (
                  <span key={word} className={plates[id].look}>
                    {word}
                  </span>
                ))}
              </div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
