import { toWellFormed } from '#lib/well-formed.ts'
import type { Drafts } from './ports.ts'
import { DRAFT_KEY_PREFIX, writeDraft } from './write-draft.ts'

/** A longer draft is restored up to this number of characters, which is more than any form sends. */
const MAX_LENGTH = 1_000_000

const listeners = new Set<(form: string) => void>()

const notifyExternalChange = (form: string) => {
  for (const listener of listeners) listener(form)
}

/** Stores drafts in session storage, which may be missing or full. Failures are ignored: a draft is optional. */
export const browserDrafts: Drafts = {
  read(name) {
    try {
      return toWellFormed(sessionStorage.getItem(DRAFT_KEY_PREFIX + name)?.slice(0, MAX_LENGTH) ?? '')
    } catch {
      return ''
    }
  },
  write: writeDraft,
  clear() {
    const names = storedNames()
    for (const name of names) writeDraft(name, '')
    for (const form of new Set(names.map(formNameOf))) notifyExternalChange(form)
  },
  notifyExternalChange,
  onExternalChange(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(DRAFT_KEY_PREFIX) ? key.slice(DRAFT_KEY_PREFIX.length) : [],
    )
  } catch {
    return []
  }
}

/** Returns the name of a draft's form: 'meeting' for the field 'meeting.email', and 'chat' for 'chat'. */
function formNameOf(name: string): string {
  return name.split('.')[0] ?? name
}
