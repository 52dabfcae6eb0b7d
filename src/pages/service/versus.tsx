import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { BlockSection } from './block-section.tsx'
import { styles } from './versus-styles.ts'

const sides = ['one', 'two'] as const

/** Two options side by side, each with a drawing, compared point by point. */
export function Versus({ block }: { readonly block: ServiceBlockRecordOf<'versus'> }) {
  return (
    <BlockSection block={block}>
      <div className={styles.versus}>
        {sides.map((side) => (
          <article key={side} className={styles.codebase}>
            <img
              src={`/art/service-codebase-${side}.svg`}
              alt=""
              width="560"
              height="260"
              loading="lazy"
              decoding="async"
            />
            <div className={styles.codebaseHead}>
              <h3>{block[side].name}</h3>
              <p>{block[side].by}</p>
            </div>
            <dl className={styles.codebasePoints}>
              {block.points.map((point, index) => (
                <div key={point} className={styles.codebasePoint}>
                  <dt>{point}</dt>
                  <dd>{block[side].says[index]}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </BlockSection>
  )
}
