import { useSetAtom } from 'jotai'
import { matches } from '#platform/view.ts'
import { showChatAtom } from '../state.ts'

/** Answers what a link of the panel does beside leading on: on a phone, where the panel covers the page, it makes it small. */
export function useFollow(): () => void {
  const show = useSetAtom(showChatAtom)
  return () => {
    if (matches('(max-width: 519.9px)')) void show('minimized')
  }
}
