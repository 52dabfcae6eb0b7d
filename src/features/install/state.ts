import { atom } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { mayShow, parseDismissal } from './device.ts'

const dismissalSlot = slot<number | null>('install-dismissed', parseDismissal, null)
const isWelcomeAtom = atom(false)

/** Whether the visitor has not dismissed the hint recently. False until that has been read from storage. */
export const mayHintAtom = atom((get) => get(isWelcomeAtom))

export const loadDismissalAtom = atom(null, async (get, set) => {
  const { store, clock } = get(portsAtom)
  set(isWelcomeAtom, mayShow(await dismissalSlot.read(store), clock.now()))
})

export const dismissHintAtom = atom(null, (get, set) => {
  const { store, clock } = get(portsAtom)
  set(isWelcomeAtom, false)
  void dismissalSlot.write(store, clock.now())
})
