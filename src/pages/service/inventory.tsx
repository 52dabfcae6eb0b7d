import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** What the client receives, and where each thing is kept. */
export function Inventory({ block }: { readonly block: BlockOf<'inventory'> }) {
  return (
    <Section head={block}>
      <ul className={looks.inventory}>
        {block.items.map(({ name, text, place }) => (
          <li key={name} className={looks.thing}>
            <h3>{name}</h3>
            <p>{place}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
