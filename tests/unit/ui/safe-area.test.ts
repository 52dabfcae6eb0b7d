import { expect, test } from 'vitest'
import { type SourceModule, sourceModules } from '#support/source-tree.ts'

/** Styles that name no edge, because nothing of theirs can lie under a notch or a home bar. */
const HARMLESS = [
  "app/header-styles.ts: '&[data-scrolled]': {", // the bar itself has the padding
  'features/agent-runner/ui/answer-column-styles.ts: answerColumn: {', // within the padding of the dialog
  'features/agent-runner/ui/result-styles.ts: demoLabel: {', // within the box of the answer
  'features/sky/ui/background.tsx: const fixedFrame = css({', // a drawing
  'ui/theme/ladder-frame.ts: export const dialogBackdrop = {', // covers the whole screen
]

test('what is fixed or sticks to an edge of the screen keeps clear of a notch and a home bar', () => {
  const careless = sourceModules.flatMap(fixedStyles).filter(({ style }) => !/safe\.|gutter|dialogPadding/.test(style))
  expect(careless.map(({ name }) => name)).toEqual(HARMLESS)
})

/** Returns the style around each `position: 'fixed'` and `'sticky'` of a module, and the line with which it begins. */
function fixedStyles({ file, source }: SourceModule) {
  return [...source.matchAll(/position: (?:\{[^}]*)?'(?:fixed|sticky)'/g)].map(({ index }) => {
    const start = openBrace(source, index)
    const [firstLine = ''] = source.slice(source.lastIndexOf('\n', start) + 1, start + 1).split('\n')
    return { name: `${file}: ${firstLine.trim()}`, style: source.slice(start, closingBrace(source, start)) }
  })
}

/** Returns where the innermost block around a position begins. */
function openBrace(source: string, index: number): number {
  for (let at = index - 1, depth = 0; at >= 0; at--) {
    if (source[at] === '}') depth++
    else if (source[at] === '{' && depth-- === 0) return at
  }
  throw new Error('There is no block around this position.')
}

/** Returns where a block ends. */
function closingBrace(source: string, start: number): number {
  for (let at = start, depth = 0; at < source.length; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
  }
  throw new Error('This block does not end.')
}
