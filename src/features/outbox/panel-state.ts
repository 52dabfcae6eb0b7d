import { atom } from 'jotai'

/** A call for the panel of requests from elsewhere than its button in the header. */
type PanelCall = {
  /** Returns the element that gets the focus when the panel closes; null if it has disappeared. */
  readonly returnsTo: () => HTMLElement | null
}

const callAtom = atom<PanelCall | null>(null)

export const calledPanelAtom = atom((get) => get(callAtom))

/** Asks the panel to open. */
export const callPanelAtom = atom(null, (_, set, returnsTo: PanelCall['returnsTo']) => set(callAtom, { returnsTo }))

/** Notes that the panel was closed. */
export const endPanelCallAtom = atom(null, (_, set) => set(callAtom, null))
