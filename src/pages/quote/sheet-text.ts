import { record as words } from 'virtual:records/pages/quote'
import type { Sheet, SheetLine } from './sheet.ts'

/** Returns the sheet as text, for a message. Questions without an answer are among the open ones. */
export function sheetText({ rows }: Sheet): string {
  const answered = rows.filter(({ asked }) => asked === undefined)
  const lines = answered.map(({ id, lines: rowLines }) => {
    const name = words.sheet.rows[id]
    return id === 'open'
      ? `${name}:\n${rowLines.map(({ text }) => `- ${text}`).join('\n')}`
      : `${name}: ${rowLines.map(lineText).join('; ')}`
  })
  return [words.sheet.mark, ...lines].join('\n')
}

/** Returns a line of a row as text. What the figure rests on stays on the sheet. */
function lineText({ text, figure, name }: SheetLine): string {
  return figure === undefined ? text : `${name} ${figure}`
}

/**
 * Adds a sheet below the words of a message. If the message still contains the sheet that was added `earlier`, the new
 * sheet replaces it.
 */
export function withSheet(message: string, sheet: string, earlier: string): string {
  if (earlier !== '' && message.includes(earlier)) return message.replace(earlier, () => sheet)
  return message.trim() === '' ? sheet : `${message.trimEnd()}\n\n${sheet}`
}
