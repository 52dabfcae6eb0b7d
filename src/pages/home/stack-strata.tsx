import { record as words } from 'virtual:records/pages/home/stack'
import { badge } from '#styled/recipes/badge.js'
import { SectionHead } from '#ui/section-head.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './stack-strata-styles.ts'

export function StackStrata() {
  return (
    <HomeSection id="stack" look="below">
      <SectionHead id="stack-heading" heading={words.heading} note={words.lead} />
      <ol className={styles.strata}>
        {words.layers.map(({ name, text, parts }) => (
          <li key={name} className={styles.stratum}>
            <h3>{name}</h3>
            <p>
              <span>{text}</span>
            </p>
            <ul>
              {parts.map((component) => (
                <li key={component} className={badge()}>
                  {component}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
