import { atom } from 'jotai'
import { portsAtom } from '#platform/ports.ts'
import { goTo, LOCK_MS, type SliderState, unlock } from './slider.ts'

const currentAtom = atom<SliderState>({ index: 0, isLocked: false })

export const sliderAtom = atom((get) => get(currentAtom))

/** Goes to one of `count` items and locks the slider for half a second. */
export const goToAtom = atom(null, (get, set, index: number, count: number) => {
  const before = get(currentAtom)
  const after = goTo(before, index, count)
  if (after === before) return
  set(currentAtom, after)
  get(portsAtom).clock.after(LOCK_MS, () => set(currentAtom, unlock))
})
