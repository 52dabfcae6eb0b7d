import { GoodToKnow } from './good-to-know.tsx'
import { LibraryClosing } from './library-closing.tsx'

/** Renders the sections below the list. */
export function LibraryLowerSections() {
  return (
    <>
      <GoodToKnow />
      <LibraryClosing />
    </>
  )
}
