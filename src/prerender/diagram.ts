import type { Diagram } from '#content/article.ts'

type Side = 'left' | 'right' | 'up' | 'down'
/**
 * The cell of a character: the sides of the cell that the lines of the character reach, and the direction of an arrow
 * head.
 */
type Cell = { readonly arms: readonly Side[]; readonly points?: Exclude<Side, 'left'> }

const NOTHING: Cell = { arms: [] }
const BOX_CHARACTERS: Readonly<Record<string, Cell>> = {
  '─': { arms: ['left', 'right'] },
  '│': { arms: ['up', 'down'] },
  '┌': { arms: ['right', 'down'] },
  '┐': { arms: ['left', 'down'] },
  '└': { arms: ['right', 'up'] },
  '┘': { arms: ['left', 'up'] },
  '├': { arms: ['up', 'down', 'right'] },
  '┤': { arms: ['up', 'down', 'left'] },
  '┬': { arms: ['left', 'right', 'down'] },
  '┴': { arms: ['left', 'right', 'up'] },
  '┼': { arms: ['left', 'right', 'up', 'down'] },
}

/**
 * Parses a diagram of characters: boxes of `─ │ ┌ ┐ └ ┘ ├ ┤ ┬ ┴ ┼`, the arrow head `>` after a line, and the arrow
 * heads `v` and `^` where they are not part of a word.
 */
export function parseDiagram(text: string): Diagram {
  const textLines = text.split('\n')
  const columns = Math.max(...textLines.map((line) => line.length))
  const cells = textLines.map((_, row) =>
    Array.from({ length: columns }, (_, column) => cellAt(textLines, row, column)),
  )
  const getCell = (row: number, column: number) => cells[row]?.[column] ?? NOTHING
  const positions = cells.flatMap((line, row) => line.map((cell, column) => ({ row, column, cell })))
  const arrowHeads = positions.flatMap(({ row, column, cell }) =>
    cell.points ? [{ row, column, ...tipOf(cell, row, column, getCell), towards: cell.points }] : [],
  )
  return {
    columns,
    rows: textLines.length,
    lines: [
      ...cells.flatMap((line, row) =>
        joinArms(line, 'left', 'right').map(([from, to]) => [from, row + 0.5, to, row + 0.5] as const),
      ),
      ...Array.from({ length: columns }, (_, column) => cells.map((line) => line[column] ?? NOTHING)).flatMap(
        (line, column) =>
          joinArms(line, 'up', 'down').map(([from, to]) => [column + 0.5, from, column + 0.5, to] as const),
      ),
      ...arrowHeads.map(({ row, column, x, y }) => [column + 0.5, row + 0.5, x, y] as const),
    ],
    heads: arrowHeads.map(({ x, y, towards }) => ({ x, y, towards })),
    words: textLines.flatMap((line, row) => wordsOf(line, row, cells, columns)),
  }
}

function cellAt(textLines: readonly string[], row: number, column: number): Cell {
  const characterAt = (offset: number) => textLines[row]?.[column + offset] ?? ' '
  const boxCell = BOX_CHARACTERS[characterAt(0)]
  if (boxCell) return boxCell
  if (characterAt(0) === '>' && BOX_CHARACTERS[characterAt(-1)]) return { arms: ['left'], points: 'right' }
  if (!/[v^]/.test(characterAt(0)) || !/[ ─]/.test(characterAt(-1)) || !/[ ─]/.test(characterAt(1))) return NOTHING
  const onEdge: readonly Side[] = characterAt(-1) === '─' && characterAt(1) === '─' ? ['left', 'right'] : []
  return characterAt(0) === 'v'
    ? { arms: [...onEdge, 'up'], points: 'down' }
    : { arms: [...onEdge, 'down'], points: 'up' }
}

/**
 * Returns the tip of an arrow. It is on the edge of a box if the arrow head interrupts that edge or is next to the box.
 * Otherwise it is at the end of the arrow head's own cell.
 */
function tipOf({ arms, points }: Cell, row: number, column: number, getCell: (row: number, column: number) => Cell) {
  const isEdge = (cell: Cell, sides: readonly Side[]) => cell.arms.some((arm) => sides.includes(arm))
  if (points === 'right')
    return { x: column + (isEdge(getCell(row, column + 1), ['up', 'down']) ? 1.5 : 1), y: row + 0.5 }
  const direction = points === 'down' ? 1 : -1
  const distance = arms.includes('left') ? 0 : isEdge(getCell(row + direction, column), ['left', 'right']) ? 1 : 0.5
  return { x: column + 0.5, y: row + 0.5 + direction * distance }
}

/** Returns the stretches of a row or column that the arms of its cells cover without a gap. */
function joinArms(line: readonly Cell[], before: Side, after: Side): readonly (readonly [number, number])[] {
  const halves = line.flatMap(({ arms }, halfIndex) => [
    ...(arms.includes(before) ? [[halfIndex, halfIndex + 0.5] as const] : []),
    ...(arms.includes(after) ? [[halfIndex + 0.5, halfIndex + 1] as const] : []),
  ])
  const starts = halves.filter(([from], halfIndex) => halves[halfIndex - 1]?.[1] !== from)
  const ends = halves.filter(([, to], halfIndex) => halves[halfIndex + 1]?.[0] !== to)
  return starts.map(([from], halfIndex) => [from, ends[halfIndex]?.[1] ?? from])
}

/**
 * Returns the texts of a line. Words that are one space apart form one text. A text within a line, or between an arrow
 * and a line, is centred. A text that ends in the last column ends at the right edge of a box, if one has its edge
 * there. Any other text starts at the centre of its first cell, where a box's edge would be.
 */
function wordsOf(line: string, row: number, cells: readonly (readonly Cell[])[], columns: number): Diagram['words'] {
  const cell = (column: number) => cells[row]?.[column] ?? NOTHING
  const textOnly = [...line].map((character, column) => (cell(column).arms.length > 0 ? '\0' : character)).join('')
  const isLastColumnBoxed = cells.some((rowCells) => rowCells[columns - 1]?.arms.join() === 'left,down')
  return [...textOnly.matchAll(/[^\s\0]+(?: [^\s\0]+)*/g)].map(({ 0: text, index }) => {
    const end = index + text.length
    const y = row + 0.5
    const isWithinLine = cell(index - 1).arms.includes('right') && cell(end).arms.includes('left')
    const isAfterArrow = cell(index - 2).points === 'right' && cell(end + 1).arms.includes('left')
    if (isWithinLine || isAfterArrow) return { text, x: index + text.length / 2, y, anchor: 'middle' }
    return isLastColumnBoxed && index > 0 && end === columns
      ? { text, x: end - 0.5, y, anchor: 'end' }
      : { text, x: index + 0.5, y, anchor: 'start' }
  })
}
