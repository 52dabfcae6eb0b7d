import { GoodToKnow } from './good-to-know.tsx'
import { LibraryClosing } from './library-closing.tsx'

export function LibraryLowerSections() {
  return (
    <>
      <GoodToKnow />
      <LibraryClosing />
    </>
  )
}
