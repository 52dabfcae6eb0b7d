import type { ServiceBlockRecordOf } from '#content/service-pages.ts'
import { styles } from './check-example-styles.ts'

/** An example for a check: a good one, and for some checks also a bad one. The text below the example says the same. */
export function CheckExample({ kind }: { readonly kind: ServiceBlockRecordOf<'checks'>['items'][number]['specimen'] }) {
  switch (kind) {
    case 'keys':
      return (
        <span className={styles.keys}>
          <span>Tab</span>
          <span>Enter</span>
          <span>Esc</span>
        </span>
      )
    case 'ring':
      return <span className={styles.focusRing} />
    case 'contrast':
      return (
        <span className={styles.contrast}>
          <span>Aa</span>
          <span>Aa</span>
          <span>Aa</span>
          <span>Aa</span>
        </span>
      )
    case 'reflow':
      return (
        <span className={styles.reflow}>
          <span />
          <span />
        </span>
      )
    case 'picture':
      return <span className={styles.altText}>{'alt="Two people at a market stall"'}</span>
    case 'error':
      return (
        <span className={styles.error}>
          <span />
          <span>Enter your email address.</span>
        </span>
      )
  }
}
