import { atom } from 'jotai'

/** Whether the address that led to the list of articles belongs to no article. The list then says so. */
export const isArticleMissingAtom = atom(false)
