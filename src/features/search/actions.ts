import { record as words } from 'virtual:records/messages/search/do'
import { deletePath, meetingPath, paths } from '#content/paths.ts'
import { foldForSearch } from '#lib/fold-for-search.ts'

/** Something that a visitor can do on the site: an address, or the name of something that the frame does. */
export type SearchAction = {
  readonly name: string
  readonly words: string
  readonly href?: string
  readonly opens?: 'requests' | 'stopMotion' | 'startMotion' | 'installation'
}

/** All actions. Those of the frame are offered only while they are possible. */
export const searchActions: readonly SearchAction[] = [
  { ...words.meeting, href: meetingPath },
  { ...words.play, href: paths.fun },
  { ...words.requests, opens: 'requests' },
  { ...words.stopMotion, opens: 'stopMotion' },
  { ...words.startMotion, opens: 'startMotion' },
  { ...words.installation, opens: 'installation' },
  { ...words.deletion, href: deletePath },
]

/** Returns the actions whose name or words contain the beginning of each word of the query. */
export function findActions(actions: readonly SearchAction[], query: string): readonly SearchAction[] {
  const wanted = foldForSearch(query)
    .split(' ')
    .filter((word) => word !== '')
  return actions.filter(({ name, words: others }) => {
    const known = foldForSearch(`${name} ${others}`).split(' ')
    return wanted.every((word) => known.some((other) => other.startsWith(word)))
  })
}
