import { GoodToKnow } from './good-to-know.tsx'
import { LibraryClosing } from './library-closing.tsx'

/** What stands below the list. */
export function LibraryEnd() {
  return (
    <>
      <GoodToKnow />
      <LibraryClosing />
    </>
  )
}
