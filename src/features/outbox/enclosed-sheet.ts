import { record as sheet } from 'virtual:records/pages/quote/sheet'

const rowBeginnings = Object.values(sheet.rows).map((name) => `${name}:`)

/** Returns whether a message holds a scope sheet: its mark stands on a line alone, and one of its rows follows. */
export function hasSheet(message: string): boolean {
  const lines = message.split('\n').map((line) => line.trim())
  return lines.some((line, index) => {
    const next = lines[index + 1] ?? ''
    return line === sheet.mark && rowBeginnings.some((beginning) => next.startsWith(beginning))
  })
}
