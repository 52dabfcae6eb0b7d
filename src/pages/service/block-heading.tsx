import type { BlockHead } from '#content/service-pages.ts'
import { styles } from './block-heading-styles.ts'

/**
 * Renders the heading of a block, whose id is that of the block with '-heading' at its end, and the supporting
 * sentence.
 */
export function BlockHeading({ block: { id, heading, note } }: { readonly block: BlockHead }) {
  return (
    <div className={styles.blockHead}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {note && <p>{note}</p>}
    </div>
  )
}
