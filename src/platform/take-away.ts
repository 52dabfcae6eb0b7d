import { answered } from './answered.ts'
import { browserClipboard } from './browser.ts'
import type { TakeAway } from './ports.ts'

/** A browser fetches the file from memory a moment after the click; then its memory is given back. */
const KEPT_MS = 60_000

export const browserTakeAway: TakeAway = {
  save({ name, type, text }) {
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
  },
  async copyFormatted(text, html) {
    const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
    const item = () => new ClipboardItem({ ...part('text/plain', text), ...part('text/html', html) })
    const isCopied = await answered(async () => navigator.clipboard.write([item()]).then(() => true), false)
    return isCopied || browserClipboard.write(text) // a browser that takes plain text alone
  },
}
