import { record as words } from 'virtual:records/pages/home/process'
import { SectionHead } from '#ui/section-head.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './process-moons-styles.ts'

/** The steps of an AI project, each with a moon that is lit more than the one before. */
export function ProcessMoons() {
  return (
    <HomeSection id="process" look="below">
      <SectionHead id="process-heading" heading={words.heading} note={words.lead} />
      <ol className={styles.moons}>
        {words.steps.map(({ id, name, text }) => (
          <li key={id}>
            <img src={`/art/home-moon-${id}.svg`} alt="" width="260" height="260" loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
