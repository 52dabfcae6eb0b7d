import { atom } from 'jotai'

/** What a button that leads to the form has chosen there already; no batch is ''. */
type Preset = { readonly level: string; readonly batch: string }

const chosenAtom = atom<Preset | null>(null)

/** On its way from a button to the form, which may come alive only after the click. */
export const presetBatchAtom = atom((get) => get(chosenAtom))

export const choosePresetBatchAtom = atom(null, (_, set, preset: Preset) => set(chosenAtom, preset))

/** The form has it, or nobody waits for it any more. */
export const clearPresetBatchAtom = atom(null, (_, set) => set(chosenAtom, null))
