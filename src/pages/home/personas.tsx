import { record as personasIntro } from 'virtual:records/pages/home/personas'
import { records as personas } from 'virtual:records/personas'
import { slugify } from '#lib/slugify.ts'
import { SnapRow } from '#pages/home/snap-row/snap-row.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './personas-styles.ts'

/** Example agents, each named after a star and drawn as a constellation. */
export function Personas() {
  if (personas.length === 0) return null
  return (
    <HomeSection id="roster" look="darkBelow">
      <SectionHead id="roster-heading" heading={personasIntro.heading} note={personasIntro.text} />
      <div className={styles.roster}>
        <SnapRow itemName="role" labelledBy="roster-heading" count={personas.length}>
          {personas.map(({ name, role, star }) => (
            <li key={name} className={styles.persona}>
              <img
                src={`/art/home-persona-${slugify(name)}.svg`}
                width="240"
                height="240"
                alt=""
                loading="lazy"
                decoding="async"
              />
              <h3>{name}</h3>
              <p>{role}</p>
              <p>{star}</p>
            </li>
          ))}
        </SnapRow>
      </div>
    </HomeSection>
  )
}
