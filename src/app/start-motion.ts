import type { createStore } from 'jotai'
import { startMotionAtom } from '#features/motion/state.ts'
import { createChangeChannel, openBroadcastChannel } from '#platform/change-channel.ts'
import { matchesMedia, onMediaChange } from '#platform/media-query.ts'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Lets things move, unless the visitor or the device asks for stillness. */
export function startMotion(store: ReturnType<typeof createStore>): Promise<void> {
  return store.set(startMotionAtom, {
    channel: createChangeChannel(() => openBroadcastChannel('site-motion')),
    isReduced: () => matchesMedia(REDUCED_MOTION),
    onReducedChange: (listener) => onMediaChange(REDUCED_MOTION, listener),
  })
}
