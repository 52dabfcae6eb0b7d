import { atom } from 'jotai'

/** Whether the address that led to the list of articles belongs to no article. The list then says so. */
export const isArticleMissingAtom = atom(false)

/**
 * The slugs of the articles that can be read without a connection, where not all are precached; null until they are
 * known (`kept-state.ts`).
 */
export const articlesHereAtom = /* @__PURE__ */ atom<ReadonlySet<string> | null>(null)
