import type { Head } from '#content/service-pages.ts'
import { servicePage } from '#styled/recipes/service-page.js'

const looks = servicePage()

/** The heading of a block, its anchor's name, and its one supporting sentence. */
export function SectionHead({ head: { id, heading, note } }: { readonly head: Head }) {
  return (
    <div className={looks.head}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {note && <p>{note}</p>}
    </div>
  )
}
