import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './exchange-styles.ts'

/** Messages in pieces, each with a sentence that explains it. */
export function Exchange({ block }: { readonly block: ServiceBlockRecordOf<'exchange'> }) {
  return (
    <BlockSection block={block} background="deep">
      <div className={styles.messages}>
        {block.messages.map(({ name, tone, parts }) => (
          <div key={name} className={styles.message} data-tone={tone}>
            <h3>{name}</h3>
            <ol>
              {parts.map(({ code, says }) => (
                <li key={code} className={styles.messagePart}>
                  <pre>
                    <code>{code}</code>
                  </pre>
                  <p>{says}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </BlockSection>
  )
}
