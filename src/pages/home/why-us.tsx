import { icons } from 'virtual:icons/pages/home'
import { record as words } from 'virtual:records/pages/home/why'
import { homeMiddle } from '#styled/recipes/home-middle.js'
import '#styled/styles/recipes/home-middle.css'
import { SnapRow } from '#features/snap-row/ui/snap-row.tsx'

const looks = homeMiddle()

/** Two reasons that are drawn, and the words in each drawing, which stand over it. */
const plates = [
  { ...words.support, art: '/art/home-day-dial.svg', labels: ['24', '6', '12', '18'], look: looks.whyHours },
  { ...words.roi, art: '/art/home-break-even.svg', look: looks.whyCurve },
] as const

/** Reasons to choose us, and two more that are drawn. */
export function Part() {
  return (
    <section id="why" aria-labelledby="why-heading" className={looks.section}>
      <div className={`${looks.wrap} ${looks.columns}`}>
        <div className={looks.whyText}>
          <h2 id="why-heading">{words.heading}</h2>
          <SnapRow one="reason" labelledBy="why-heading" count={words.benefits.length} className={looks.whyReasons}>
            {words.benefits.map(({ icon, name, text }) => {
              const Icon = icons[icon]
              return (
                <li key={name}>
                  {Icon && <Icon strokeWidth={1.5} />}
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              )
            })}
          </SnapRow>
        </div>
        <div className={looks.whyPlates}>
          {plates.map(({ name, text, art, labels, look }) => (
            <div key={name} className={looks.whyPlate}>
              <div aria-hidden="true" className={looks.whyPicture}>
                <img src={art} alt="" width="340" height="340" loading="lazy" decoding="async" />
                {labels.map((word) => (
                  <span key={word} className={look}>
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
