import type { ReactNode } from 'react'
import { styles } from './actions-styles.ts'

/** A row of buttons and links below a text. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
