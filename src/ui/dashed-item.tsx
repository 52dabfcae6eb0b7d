import { styles } from './dashed-item-styles.ts'

/** An item of a list in small type, with a short dash before it. */
export function DashedItem({ children }: { readonly children: string }) {
  return <li className={styles.item}>{children}</li>
}
