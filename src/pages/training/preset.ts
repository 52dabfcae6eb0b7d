import { atom } from 'jotai'

/** What a button that leads to the form has chosen there already; no batch is ''. */
export type Preset = { readonly level: string; readonly batch: string }

/** On its way from a button to the form, which takes it out: it may come alive only after the click. */
export const presetAtom = atom<Preset | null>(null)
