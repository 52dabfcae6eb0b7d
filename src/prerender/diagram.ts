import type { Diagram } from '#content/article.ts'

type Side = 'left' | 'right' | 'up' | 'down'
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
  const typed = text.split('\n')
  const columns = Math.max(...typed.map((line) => line.length))
  const cells = typed.map((_, row) => Array.from({ length: columns }, (_, column) => cellAt(typed, row, column)))
  const at = (row: number, column: number) => cells[row]?.[column] ?? NOTHING
  const places = cells.flatMap((line, row) => line.map((cell, column) => ({ row, column, cell })))
  const heads = places.flatMap(({ row, column, cell }) =>
    cell.points ? [{ row, column, ...tipOf(cell, row, column, at), towards: cell.points }] : [],
  )
  return {
    columns,
    rows: typed.length,
    lines: [
      ...cells.flatMap((line, row) =>
        joined(line, 'left', 'right').map(([from, to]) => [from, row + 0.5, to, row + 0.5] as const),
      ),
      ...Array.from({ length: columns }, (_, column) => cells.map((line) => line[column] ?? NOTHING)).flatMap(
        (line, column) =>
          joined(line, 'up', 'down').map(([from, to]) => [column + 0.5, from, column + 0.5, to] as const),
      ),
      ...heads.map(({ row, column, x, y }) => [column + 0.5, row + 0.5, x, y] as const),
    ],
    heads: heads.map(({ x, y, towards }) => ({ x, y, towards })),
    words: typed.flatMap((line, row) => wordsOf(line, row, cells, columns)),
  }
}

function cellAt(typed: readonly string[], row: number, column: number): Cell {
  const sign = (side: number) => typed[row]?.[column + side] ?? ' '
  const box = BOX_CHARACTERS[sign(0)]
  if (box) return box
  if (sign(0) === '>' && BOX_CHARACTERS[sign(-1)]) return { arms: ['left'], points: 'right' }
  if (!/[v^]/.test(sign(0)) || !/[ ─]/.test(sign(-1)) || !/[ ─]/.test(sign(1))) return NOTHING
  const onEdge: readonly Side[] = sign(-1) === '─' && sign(1) === '─' ? ['left', 'right'] : []
  return sign(0) === 'v' ? { arms: [...onEdge, 'up'], points: 'down' } : { arms: [...onEdge, 'down'], points: 'up' }
}

/** Returns the tip of an arrow: on the edge of an adjacent box, otherwise at the end of its own cell. */
function tipOf({ arms, points }: Cell, row: number, column: number, at: (row: number, column: number) => Cell) {
  const isEdge = (cell: Cell, sides: readonly Side[]) => cell.arms.some((arm) => sides.includes(arm))
  if (points === 'right') return { x: column + (isEdge(at(row, column + 1), ['up', 'down']) ? 1.5 : 1), y: row + 0.5 }
  const away = points === 'down' ? 1 : -1
  const reach = arms.includes('left') ? 0 : isEdge(at(row + away, column), ['left', 'right']) ? 1 : 0.5
  return { x: column + 0.5, y: row + 0.5 + away * reach }
}

/** Returns the stretches of a row or column that the arms of its cells cover without a gap. */
function joined(line: readonly Cell[], before: Side, after: Side): readonly (readonly [number, number])[] {
  const halves = line.flatMap(({ arms }, place) => [
    ...(arms.includes(before) ? [[place, place + 0.5] as const] : []),
    ...(arms.includes(after) ? [[place + 0.5, place + 1] as const] : []),
  ])
  const starts = halves.filter(([from], place) => halves[place - 1]?.[1] !== from)
  const ends = halves.filter(([, to], place) => halves[place + 1]?.[0] !== to)
  return starts.map(([from], place) => [from, ends[place]?.[1] ?? from])
}

/**
 * Returns the texts of a line. Words one space apart form one text. A text starts at the centre of its first cell,
 * where a box's edge would be. Between an arrow and a line, or within a line, it is centred. A text that reaches the
 * last column is aligned with the right edge of a box there.
 */
function wordsOf(line: string, row: number, cells: readonly (readonly Cell[])[], columns: number): Diagram['words'] {
  const cell = (column: number) => cells[row]?.[column] ?? NOTHING
  const bare = [...line].map((sign, column) => (cell(column).arms.length > 0 ? '\0' : sign)).join('')
  const hasBoxToTheEnd = cells.some((signs) => signs[columns - 1]?.arms.join() === 'left,down')
  return [...bare.matchAll(/[^\s\0]+(?: [^\s\0]+)*/g)].map(({ 0: text, index }) => {
    const end = index + text.length
    const y = row + 0.5
    const isWithinLine = cell(index - 1).arms.includes('right') && cell(end).arms.includes('left')
    const isAfterArrow = cell(index - 2).points === 'right' && cell(end + 1).arms.includes('left')
    if (isWithinLine || isAfterArrow) return { text, x: index + text.length / 2, y, anchor: 'middle' }
    return hasBoxToTheEnd && index > 0 && end === columns
      ? { text, x: end - 0.5, y, anchor: 'end' }
      : { text, x: index + 0.5, y, anchor: 'start' }
  })
}
