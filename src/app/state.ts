import { atom } from 'jotai'
import type { ToastMessage } from '#platform/ports.ts'

/** One toast at a time: a new one takes the place of the old. */
export type ShownToast = ToastMessage & { readonly id: number }

const currentToastAtom = atom<ShownToast | null>(null)
let shown = 0

export const toastAtom = atom((get) => get(currentToastAtom))
export const showToastAtom = atom(null, (_, set, toast: ToastMessage) => {
  shown += 1
  set(currentToastAtom, toast.isInline ? null : { ...toast, id: shown })
})
/** Takes a toast away, unless another has already taken its place. */
export const dismissToastAtom = atom(null, (_, set, id: number) =>
  set(currentToastAtom, (toast) => (toast?.id === id ? null : toast)),
)

/** What the worker says about this visit: a new version waits, was taken up elsewhere, or all is kept for offline. */
export type Update = 'none' | 'waiting' | 'applying' | 'taken-elsewhere'
export const updateAtom = atom<Update>('none')
export const isOfflineReadyAtom = atom(false)
export const isOfflineAtom = atom(false)
/** Whether the texts of all pages are on this device, so that they open without a network. */
export const isSiteKeptAtom = atom(false)
export const isBackOnlineAtom = atom(false)
