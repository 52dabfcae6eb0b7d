type Drafts = {
  readonly read: (name: string) => string
  readonly write: (name: string, text: string) => void
  readonly notifyExternalChange: (form: string) => void
}

/** The contact form, and the draft of its message. */
const CONTACT = { form: 'contact', message: 'contact.message' } as const
const PROBE = 'chat.probe'

/** Returns whether this tab keeps what is written for a form: some browsers are told to keep nothing. */
export function canPrefillContact(drafts: Drafts): boolean {
  drafts.write(PROBE, 'kept')
  const isKept = drafts.read(PROBE) === 'kept'
  drafts.write(PROBE, '')
  return isKept
}

/** Puts words into the contact form, whether it is on the page or comes later. A message that stands there stays as it is. */
export function prefillContact(drafts: Drafts, words: string): void {
  if (drafts.read(CONTACT.message).trim() !== '') return
  drafts.write(CONTACT.message, words)
  // where the tab keeps nothing, the form must not take it for the truth
  if (drafts.read(CONTACT.message) === words) drafts.notifyExternalChange(CONTACT.form)
}
