import { atom } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { canShowAgain, parseDismissal } from './device.ts'

const dismissalSlot = slot<number | null>('install-dismissed', parseDismissal, null)
const isHintAllowedAtom = atom(false)

/** Whether the visitor has not dismissed the hint recently. False until the dismissal has been read from storage. */
export const canShowHintAtom = atom((get) => get(isHintAllowedAtom))

export const loadDismissalAtom = atom(null, async (get, set) => {
  const { store, clock } = get(portsAtom)
  set(isHintAllowedAtom, canShowAgain(await dismissalSlot.read(store), clock.now()))
})

export const dismissHintAtom = atom(null, (get, set) => {
  const { store, clock } = get(portsAtom)
  set(isHintAllowedAtom, false)
  void dismissalSlot.write(store, clock.now())
})
