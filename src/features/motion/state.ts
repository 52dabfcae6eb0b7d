import { atom } from 'jotai'
import { type ChangeChannel, portsAtom } from '#platform/ports.ts'
import { choiceSlot, type MotionChoice } from './choice.ts'

/** If the device has not answered after this time, things move as if nothing had been chosen. */
const MAX_WAIT_MS = 1000

type Dependencies = {
  /** Notifies the other tabs of a choice. */
  readonly channel: ChangeChannel
  /** Returns whether the device itself asks for reduced motion. No choice on the site overrides this. */
  readonly isReduced: () => boolean
  readonly onReducedChange: (listener: () => void) => void
}

const choiceAtom = atom<MotionChoice | null>(null)
const isDeviceReducedAtom = atom(true)
const channelAtom = atom<ChangeChannel | null>(null)
/** Counts choices and deletions, so that a read that started before one of them does not undo it. */
const changesAtom = atom(0)

/** Whether the visitor has a choice, which is stopped or moving; null if the device asks for reduced motion. */
export const motionStateAtom = atom((get) => (get(isDeviceReducedAtom) ? null : (get(choiceAtom) ?? 'moving')))

const applyChoiceAtom = atom(null, (get, set, choice: MotionChoice | null) => {
  set(choiceAtom, choice)
  get(portsAtom).motion.allow(get(motionStateAtom) === 'moving')
})

const readChoiceAtom = atom(null, async (get, set) => {
  const changes = get(changesAtom)
  const choice = await choiceSlot.read(get(portsAtom).store, true)
  if (get(changesAtom) === changes) set(applyChoiceAtom, choice)
})

/**
 * Reads the choice of this device, and only then lets things move. From then on, the choices of other tabs hold here
 * too, deleting all data forgets the choice, and the page follows the setting of the device.
 */
export const startMotionAtom = atom(
  null,
  async (get, set, { channel, isReduced, onReducedChange }: Dependencies): Promise<void> => {
    const { clock, store, visibility } = get(portsAtom)
    const cancel = clock.after(MAX_WAIT_MS, () => {
      if (get(changesAtom) === 0) set(applyChoiceAtom, null)
    })
    set(channelAtom, channel)
    set(isDeviceReducedAtom, isReduced())
    channel.subscribe(() => void set(readChoiceAtom))
    visibility.onChange(() => {
      if (!visibility.isHidden()) void set(readChoiceAtom) // a tab that was frozen has not heard of the others
    })
    store.onCleared(() => {
      set(changesAtom, (count) => count + 1)
      set(applyChoiceAtom, null)
    })
    await set(readChoiceAtom)
    cancel()
    const followDevice = () => {
      set(isDeviceReducedAtom, isReduced())
      set(applyChoiceAtom, get(choiceAtom))
    }
    onReducedChange(followDevice)
    followDevice()
  },
)

/** Stops everything that moves, or lets it move again, on this device and in its other tabs. */
export const toggleMotionAtom = atom(null, async (get, set) => {
  const choice = get(choiceAtom) === 'stopped' ? 'moving' : 'stopped'
  set(changesAtom, (count) => count + 1)
  set(applyChoiceAtom, choice)
  await choiceSlot.write(get(portsAtom).store, choice)
  get(channelAtom)?.notify()
})
