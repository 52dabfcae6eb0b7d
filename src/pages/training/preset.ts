import { atom } from 'jotai'

/** What a button has preselected in the form. `batch` is empty if no batch is selected. */
type Preset = { readonly level: string; readonly batch: string }

const chosenAtom = atom<Preset | null>(null)

/** The preset on its way from a button to the form, which may hydrate only after the click. */
export const presetBatchAtom = atom((get) => get(chosenAtom))

export const choosePresetBatchAtom = atom(null, (_, set, preset: Preset) => set(chosenAtom, preset))

/** Clears the preset once the form has taken it, or when the page goes away. */
export const clearPresetBatchAtom = atom(null, (_, set) => set(chosenAtom, null))
