import { icons } from 'virtual:icons/services'
import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** What belongs to the service, a sign and a sentence each. */
export function Features({ block }: { readonly block: BlockOf<'features'> }) {
  const wide = wideOf(block.cards.length)
  return (
    <Section head={block}>
      <ul className={looks.features}>
        {block.cards.map(({ icon, name, text }, index) => {
          const Icon = icons[icon]
          return (
            <li
              key={name}
              className={looks.feature}
              data-wide={index < wide ? '' : undefined}
              data-next={isNext(index, wide) ? '' : undefined}
            >
              {Icon && <Icon aria-hidden="true" />}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** How many cells are wide, so that all rows are full: five are two wide ones over three narrow ones. */
function wideOf(count: number): number {
  return count % 3 === 1 ? Math.min(4, count) : count % 3
}

/** Whether a cell has another one at its left. */
function isNext(index: number, wide: number): boolean {
  return index < wide ? index % 2 === 1 : (index - wide) % 3 > 0
}
