import { useSetAtom } from 'jotai'
import { paths } from '#content/paths.ts'
import { matches } from '#platform/view.ts'
import { showChatAtom } from '../state.ts'

/**
 * Returns what a link of the panel does beside leading on: where the panel would cover what it leads to, it makes it small.
 * That is a whole page on a phone, and the contact form everywhere.
 */
export function useFollow(): (href: string) => void {
  const show = useSetAtom(showChatAtom)
  return (href) => {
    if (href === paths.contact || matches('(max-width: 519.9px)')) void show('minimized')
  }
}
