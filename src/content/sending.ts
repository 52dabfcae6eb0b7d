import { config } from './config.ts'
import { saved, saving } from './saving.ts'

/** What forms say of words that could not be sent at once. Only what is known is promised. */
export const sending = {
  ...saving,
  later: 'Save and send later',
  savedUnreachable: saved(
    'There is no connection to us at the moment. It will be sent when the connection is back and this site is open.',
  ),
  savedDoubtful: saved(
    'No clear answer came, so it may have arrived once already. We send it again while this site is open; both copies carry the same reference.',
  ),
  unsaved: {
    title: 'Nothing was sent',
    text: `There is no connection, and this device cannot keep your words for later. They stay in the form: try again, or write to ${config.email}.`,
  },
  changed: {
    title: 'Not saved',
    text: 'You have changed your words since then. Send the form as it is now.',
  },
} as const
