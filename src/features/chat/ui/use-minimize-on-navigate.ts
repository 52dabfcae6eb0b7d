import { useSetAtom } from 'jotai'
import { paths } from '#content/paths.ts'
import { matchesMedia } from '#platform/media-query.ts'
import { setChatViewAtom } from '../state.ts'

/**
 * Returns what a link of the panel does beside leading on: where the panel would cover what it leads to, it makes it small.
 * That is a whole page on a phone, and the contact form everywhere.
 */
export function useMinimizeOnNavigate(): (href: string) => void {
  const show = useSetAtom(setChatViewAtom)
  return (href) => {
    if (href === paths.contact || matchesMedia('(max-width: 519.9px)')) void show('minimized')
  }
}
