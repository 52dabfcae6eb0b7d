import { GoodToKnow } from './good-to-know.tsx'
import { LibraryClosing } from './library-closing.tsx'
import { StoredRunsPanel } from './stored-runs-panel.tsx'

export function LibraryLowerSections() {
  return (
    <>
      <StoredRunsPanel />
      <GoodToKnow />
      <LibraryClosing />
    </>
  )
}
