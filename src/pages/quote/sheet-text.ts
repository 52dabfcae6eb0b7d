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
 * Adds a sheet below the words of a message. It replaces the lines of the sheet that was added `earlier`. Lines that the
 * visitor has changed are their own words, and stay below the new sheet.
 */
export function withSheet(message: string, sheet: string, earlier: string): string {
  const lines = message.split('\n')
  const earlierLines = earlier.split('\n')
  const isReplaced = (line: string) => line !== '' && earlierLines.includes(line)
  const start = lines.findIndex(isReplaced)
  if (start < 0) return message.trim() === '' ? sheet : `${message.trimEnd()}\n\n${sheet}`
  const end = lines.findLastIndex(isReplaced) + 1
  const changed = lines.slice(start, end).filter((line) => !isReplaced(line))
  const ownWords = changed.join('\n').trim()
  const sheetAndWords = ownWords === '' ? [sheet] : [sheet, '', ownWords]
  return [...lines.slice(0, start), ...sheetAndWords, ...lines.slice(end)].join('\n')
}
