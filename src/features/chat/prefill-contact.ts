type Drafts = {
  readonly read: (name: string) => string
  readonly write: (name: string, text: string) => void
  readonly notifyExternalChange: (form: string) => void
}

/** The names of the contact form and of the draft of its message. */
const CONTACT = { form: 'contact', message: 'contact.message' } as const
const PROBE = 'chat.probe'

/** Returns whether this tab stores drafts. Some browsers are set to store nothing. */
export function canPrefillContact(drafts: Drafts): boolean {
  drafts.write(PROBE, 'kept')
  const isKept = drafts.read(PROBE) === 'kept'
  drafts.write(PROBE, '')
  return isKept
}

/** Puts text into the contact form, whether it is mounted yet or not. A message that is already there stays. */
export function prefillContact(drafts: Drafts, words: string): void {
  if (drafts.read(CONTACT.message).trim() !== '') return
  drafts.write(CONTACT.message, words)
  // if the tab stores nothing, the form must not reload an empty draft
  if (drafts.read(CONTACT.message) === words) drafts.notifyExternalChange(CONTACT.form)
}
