import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** Messages cut into pieces, each with the sentence that explains it. */
export function Exchange({ block }: { readonly block: BlockOf<'exchange'> }) {
  return (
    <Section head={block} ground="deep">
      <div className={looks.messages}>
        {block.messages.map(({ name, tone, parts }) => (
          <div key={name} className={looks.message} data-tone={tone}>
            <h3>{name}</h3>
            <ol>
              {parts.map(({ code, says }) => (
                <li key={code} className={looks.part}>
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
    </Section>
  )
}
