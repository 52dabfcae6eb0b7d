import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** What goes another way, each time with what happens then. */
export function Cases({ block }: { readonly block: BlockOf<'cases'> }) {
  return (
    <Section head={block}>
      <ul className={looks.cases}>
        {block.rows.map((row) => (
          <li key={row.when} className={looks.case}>
            <h3>{row.when}</h3>
            <p>{row.follows}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
