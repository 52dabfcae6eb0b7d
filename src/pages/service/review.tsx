import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import { Section } from './section.tsx'

const looks = servicePage()

/** The way through both stores at the same time, with what each says to a step. */
export function Review({ block }: { readonly block: BlockOf<'review'> }) {
  return (
    <Section head={block}>
      <div aria-hidden="true" className={looks.stores}>
        {block.stores.map((store) => (
          <span key={store}>{store}</span>
        ))}
      </div>
      <ol className={looks.review}>
        {block.steps.map(({ name, says }) => (
          <li key={name} className={looks.reviewStep}>
            <h3>{name}</h3>
            <dl>
              {block.stores.map((store, index) => (
                <div key={store} className={looks.storeSays}>
                  <dt>{store}</dt>
                  <dd>{says[index]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  )
}
