/** What the keys of kept drafts begin with. */
export const DRAFT_KEY_PREFIX = 'draft:'

/**
 * Keeps what was typed for this tab; an empty text is forgotten. Trouble with the storage stays silent: a draft is a
 * comfort. The script that waits for the first paint takes this file along, and nothing else of the drafts.
 */
export function writeDraft(name: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(DRAFT_KEY_PREFIX + name)
    else sessionStorage.setItem(DRAFT_KEY_PREFIX + name, text)
  } catch {
    // the text stays in the field
  }
}
