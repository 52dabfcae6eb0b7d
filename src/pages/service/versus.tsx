import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()
const sides = ['one', 'two'] as const

/** Two ways to reach both systems, each with its drawing, point against point. */
export function Versus({ block }: { readonly block: BlockOf<'versus'> }) {
  return (
    <Section head={block}>
      <div className={looks.versus}>
        {sides.map((side) => (
          <article key={side} className={looks.codebase}>
            <img
              src={`/art/service-codebase-${side}.svg`}
              alt=""
              width="560"
              height="260"
              loading="lazy"
              decoding="async"
            />
            <div className={looks.codebaseHead}>
              <h3>{block[side].name}</h3>
              <p>{block[side].by}</p>
            </div>
            <dl className={looks.codebasePoints}>
              {block.points.map((point, index) => (
                <div key={point} className={looks.codebasePoint}>
                  <dt>{point}</dt>
                  <dd>{block[side].says[index]}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  )
}
