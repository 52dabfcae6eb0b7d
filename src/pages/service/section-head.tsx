import type { BlockHead } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'

const styles = servicePage()

/** The heading of a block, its anchor's name, and its one supporting sentence. */
export function ServiceSectionHead({ head: { id, heading, note } }: { readonly head: BlockHead }) {
  return (
    <div className={styles.head}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {note && <p>{note}</p>}
    </div>
  )
}
