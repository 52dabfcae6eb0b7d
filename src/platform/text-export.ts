import { attemptAsync } from './attempt-async.ts'
import { browserClipboard } from './browser-clipboard.ts'
import type { TextExport } from './ports.ts'

/** The browser reads the file from memory shortly after the click. The memory is released after this long. */
const REVOKE_AFTER_MS = 60_000

export const browserTextExport: TextExport = {
  save({ name, type, text }) {
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  },
  async copyFormatted(text, html) {
    const format = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
    const item = () => new ClipboardItem({ ...format('text/plain', text), ...format('text/html', html) })
    const isCopied = await attemptAsync(async () => navigator.clipboard.write([item()]).then(() => true), false)
    return isCopied || browserClipboard.write(text) // some browsers accept plain text only
  },
}
