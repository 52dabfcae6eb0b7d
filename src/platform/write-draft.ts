/** The prefix of the keys of drafts. */
export const DRAFT_KEY_PREFIX = 'draft:'

/**
 * Stores a typed text as a draft of this tab; an empty text deletes the draft. Failures of the storage are ignored,
 * because a draft is optional. This function has a file of its own: the entry script needs no other code of the drafts.
 */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(DRAFT_KEY_PREFIX + name)
    else sessionStorage.setItem(DRAFT_KEY_PREFIX + name, text)
  } catch {
    // the text stays in the field
  }
}
