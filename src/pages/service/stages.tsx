import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './stages-styles.ts'

/** One drawing contains the pictures of all stages, and each stage shows its part of the drawing. */
export function Stages({ block }: { readonly block: ServiceBlockRecordOf<'thread'> }) {
  return (
    <BlockSection block={block} background="slate">
      <ol className={styles.thread}>
        {block.stages.map(({ name, text }) => (
          <li key={name} className={styles.stage}>
            <img src="/art/service-thread.svg" alt="" width="300" height="240" loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </BlockSection>
  )
}
