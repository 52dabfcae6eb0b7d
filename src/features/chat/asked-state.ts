import { atom } from 'jotai'

/** A question that a visitor asks elsewhere on the site, until the chat has taken it. */
export const askedQuestionAtom = atom<string | null>(null)
