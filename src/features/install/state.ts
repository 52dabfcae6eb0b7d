import { atom } from 'jotai'
import { installPrompt } from '#platform/install-prompt.ts'
import { portsAtom } from '#platform/ports.ts'
import { slot } from '#platform/storage.ts'
import { canShowAgain, parseDismissal } from './device.ts'

const dismissalSlot = slot<number | null>('install-dismissed', parseDismissal, null)
/** Undefined until the dismissal has been read from storage. */
const isHintAllowedAtom = atom<boolean>()

/** Whether the visitor has not dismissed the hint recently. False until the dismissal has been read from storage. */
export const canShowHintAtom = atom((get) => get(isHintAllowedAtom) ?? false)

/** Reads the dismissal from storage, unless this tab knows already whether the hint may be shown. */
export const loadDismissalAtom = atom(null, async (get, set) => {
  const { store, clock } = get(portsAtom)
  if (get(isHintAllowedAtom) !== undefined) return
  const dismissedAt = await dismissalSlot.read(store)
  // the visitor may have dismissed the hint meanwhile
  set(isHintAllowedAtom, (now) => now ?? canShowAgain(dismissedAt, clock.now()))
})

export const dismissHintAtom = atom(null, (get, set) => {
  const { store, clock } = get(portsAtom)
  set(isHintAllowedAtom, false)
  void dismissalSlot.write(store, clock.now())
})

const areStepsOpenAtom = atom(false)

/** Whether the sheet with the steps of iOS is open. */
export const stepsAtom = atom((get) => get(areStepsOpenAtom))
export const closeStepsAtom = atom(null, (_, set) => set(areStepsOpenAtom, false))

/** Installs the site with the browser's install prompt. Without one, opens the sheet with the steps of iOS. */
export const installAtom = atom(null, async (_, set) => {
  if (!installPrompt.isReady()) set(areStepsOpenAtom, true)
  else if ((await installPrompt.ask()) === 'dismissed') set(dismissHintAtom)
})
