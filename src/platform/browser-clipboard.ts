import { attemptAsync } from './attempt-async.ts'
import type { Clipboard } from './ports.ts'

export const browserClipboard: Clipboard = {
  // false if there is no clipboard, no permission or no answer in time
  write: (text) => attemptAsync(() => navigator.clipboard.writeText(text).then(() => true), false),
}
