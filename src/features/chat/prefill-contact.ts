import type { Drafts } from '#platform/ports.ts'

/** The names of the contact form and of the draft of its message. */
const CONTACT = { form: 'contact', message: 'contact.message' } as const
const PROBE = 'chat.probe'

/** Returns whether this tab can store drafts. Some browsers are set to store nothing. */
export function canPrefillContact(drafts: Drafts): boolean {
  drafts.write(PROBE, 'kept')
  const isStored = drafts.read(PROBE) === 'kept'
  drafts.write(PROBE, '')
  return isStored
}

/** Puts a text into the contact form, mounted or not, unless the form already has a message. */
export function prefillContact(drafts: Drafts, text: string): void {
  if (drafts.read(CONTACT.message).trim() !== '') return
  drafts.write(CONTACT.message, text)
  // if the tab stores nothing, the form must not reload an empty draft
  if (drafts.read(CONTACT.message) === text) drafts.notifyExternalChange(CONTACT.form)
}
