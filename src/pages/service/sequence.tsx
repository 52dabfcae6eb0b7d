import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const styles = servicePage()

/** Renders steps in order, on a line that ends at the last step. */
export function Sequence({ block }: { readonly block: ServiceBlockRecordOf<'sequence'> }) {
  return (
    <Section block={block}>
      <ol className={styles.sequence}>
        {block.steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
