import type { ReactNode } from 'react'
import { styles } from './columns-styles.ts'

/** A list in three columns below a limb. On a phone, the items are one below the other. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>
}
