import { config } from './config.ts'

/** Words that wait on the device. */
export const saved = (text: string) => ({ title: 'Saved on this device', text })

/** What a form says of words that were to be saved for later. Only what is known is promised. */
export const saving = {
  savedOffline: saved('You are offline. It will be sent when the connection is back and this site is open.'),
  savedSoon: saved('We send it by ourselves while this site is open.'),
  notKept: {
    title: 'Not saved',
    text: `This device could not keep it. Your words stay in the form: try again, or write to ${config.email}.`,
  },
} as const
