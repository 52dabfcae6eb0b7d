import { atom } from 'jotai'
import type { ToastMessage } from '#platform/ports.ts'

/** The toast on the screen. There is only one at a time: a new toast replaces it. */
export type ShownToast = ToastMessage & { readonly id: number }

const currentToastAtom = atom<ShownToast | null>(null)
let lastToastId = 0

export const toastAtom = atom((get) => get(currentToastAtom))
export const showToastAtom = atom(null, (_, set, toast: ToastMessage) => {
  lastToastId += 1
  set(currentToastAtom, toast.isInline ? null : { ...toast, id: lastToastId })
})
/** Closes a toast, unless another toast has already replaced it. */
export const dismissToastAtom = atom(null, (_, set, id: number) =>
  set(currentToastAtom, (toast) => (toast?.id === id ? null : toast)),
)

/** The state of an update of the site: none, waiting for the visitor, being applied, or activated by another tab. */
export type Update = 'none' | 'waiting' | 'applying' | 'activated-elsewhere'
export const updateAtom = atom<Update>('none')
export const isOfflineReadyAtom = atom(false)
export const isOfflineAtom = atom(false)
/** Whether the texts of all pages are on this device, so that every page opens without a network. */
export const isSitePrecachedAtom = atom(false)
export const isBackOnlineAtom = atom(false)
