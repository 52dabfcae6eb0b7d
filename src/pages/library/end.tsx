import { Closing } from './closing.tsx'
import { GoodToKnow } from './good-to-know.tsx'

/** What stands below the list. */
export function Part() {
  return (
    <>
      <GoodToKnow />
      <Closing />
    </>
  )
}
