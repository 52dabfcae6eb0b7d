import type { BlockOf } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'

const looks = servicePage()

/** The thing a check looks at, good and (where it shows something) bad. Said in words beside it. */
export function Specimen({ of }: { readonly of: BlockOf<'checks'>['items'][number]['specimen'] }) {
  switch (of) {
    case 'keys':
      return (
        <span className={looks.keys}>
          <span>Tab</span>
          <span>Enter</span>
          <span>Esc</span>
        </span>
      )
    case 'ring':
      return <span className={looks.ring} />
    case 'contrast':
      return (
        <span className={looks.contrast}>
          <span>Aa</span>
          <span>Aa</span>
          <span>Aa</span>
          <span>Aa</span>
        </span>
      )
    case 'reflow':
      return (
        <span className={looks.reflow}>
          <span />
          <span />
        </span>
      )
    case 'picture':
      return <span className={looks.picture}>{'alt="Two people at a market stall"'}</span>
    case 'error':
      return (
        <span className={looks.error}>
          <span />
          <span>Enter your email address.</span>
        </span>
      )
  }
}
