import { icons } from 'virtual:icons/pages/home'
import { record as words } from 'virtual:records/pages/home/why'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './why-us-styles.ts'

/** The two reasons that have a drawing, and the labels on each drawing. */
const panels = [
  { ...words.support, art: '/art/home-day-dial.svg', labels: ['24', '6', '12', '18'], kind: 'dial' },
  { ...words.roi, art: '/art/home-break-even.svg', kind: 'curve' },
] as const

export function WhyUs() {
  return (
    <HomeSection id="why" look="below" hasColumns>
      <div className={styles.whyText}>
        <h2 id="why-heading">{words.heading}</h2>
        <SnapRow itemName="reason" labelledBy="why-heading" count={words.benefits.length}>
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
      <div className={styles.whyPanels}>
        {panels.map(({ name, text, art, labels, kind }) => (
          <div key={name} className={styles.whyPanel}>
            <div aria-hidden="true" data-kind={kind} className={styles.whyPicture}>
              <img src={art} alt="" width="340" height="340" loading="lazy" decoding="async" />
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </HomeSection>
  )
}
