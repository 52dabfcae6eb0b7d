import { useSetAtom } from 'jotai'
import { paths } from '#content/paths.ts'
import { matchesMedia } from '#platform/media-query.ts'
import { setChatViewAtom } from '../state.ts'

/**
 * Returns the click handler for links in the panel. It minimises the panel if the panel would cover the target: always
 * on phones, and elsewhere for links to the contact form.
 */
export function useMinimizeOnNavigate(): (href: string) => void {
  const setView = useSetAtom(setChatViewAtom)
  return (href) => {
    if (href === paths.contact || matchesMedia('(max-width: 519.9px)')) void setView('minimized')
  }
}
