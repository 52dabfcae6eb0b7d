import { atom } from 'jotai'

/** The options that a link preselects in the form. `batch` is empty if no batch is preselected. */
type Preset = { readonly level: string; readonly batch: string }

const currentPresetAtom = atom<Preset | null>(null)

/** The preset that a link has chosen, until the form applies it. The form may hydrate only after the click. */
export const presetAtom = atom((get) => get(currentPresetAtom))

export const choosePresetAtom = atom(null, (_, set, preset: Preset) => set(currentPresetAtom, preset))

/** Clears the preset once the form has applied it, or when the page is unmounted. */
export const clearPresetAtom = atom(null, (_, set) => set(currentPresetAtom, null))
