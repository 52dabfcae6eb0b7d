import { attemptAsync } from './attempt-async.ts'
import type { Clipboard } from './ports.ts'

export const browserClipboard: Clipboard = {
  // false: no clipboard here, or no permission
  write: (text) => attemptAsync(() => navigator.clipboard.writeText(text).then(() => true), false),
}
