import { config } from './config.ts'

const saved = (text: string) => ({ title: 'Saved on this device', text })

/** What forms say of words that could not be sent at once. Only what is known is promised. */
export const sending = {
  later: 'Save and send later',
  savedOffline: saved('You are offline. It will be sent when the connection is back and this site is open.'),
  savedUnreachable: saved(
    'There is no connection to us at the moment. It will be sent when the connection is back and this site is open.',
  ),
  savedSoon: saved('We send it by ourselves while this site is open.'),
  savedDoubtful: saved(
    'No clear answer came, so it may have arrived once already. We send it again while this site is open; both copies carry the same reference.',
  ),
  unsaved: {
    title: 'Nothing was sent',
    text: `There is no connection, and this device cannot keep your words for later. They stay in the form: try again, or write to ${config.email}.`,
  },
  notKept: {
    title: 'Not saved',
    text: `This device could not keep it. Your words stay in the form: try again, or write to ${config.email}.`,
  },
  changed: {
    title: 'Not saved',
    text: 'You have changed your words since then. Send the form as it is now.',
  },
} as const
