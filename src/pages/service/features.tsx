import type { Features as FeaturesBlock } from '#content/services/block.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { featureIcons } from './feature-icons.ts'
import { Section } from './section.tsx'

const looks = servicePage()

/** What belongs to the service, a sign and a sentence each. */
export function Features({ block }: { readonly block: FeaturesBlock }) {
  return (
    <Section head={block}>
      <ul className={looks.features}>
        {block.cards.map(({ icon, name, text }) => {
          const Icon = featureIcons[icon]
          return (
            <li key={name} className={looks.feature}>
              <Icon aria-hidden="true" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
