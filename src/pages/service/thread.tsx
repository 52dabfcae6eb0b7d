import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** All five plates are one drawing, of which each stage shows its fifth. */
export function Thread({ block }: { readonly block: BlockOf<'thread'> }) {
  return (
    <Section head={block} ground="slate">
      <ol className={looks.thread}>
        {block.stages.map(({ name, text }) => (
          <li key={name} className={looks.stage}>
            <img src="/art/service-thread.svg" alt="" width="300" height="240" loading="lazy" decoding="async" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
