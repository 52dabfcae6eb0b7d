import { expect, test } from 'vitest'
import { withSheet } from '#pages/quote/sheet-text.ts'

const earlier = 'SHEET\nService: Hosting\nReady: By June\nStill open:\n- Which domain?'
const sheet = 'SHEET\nService: A shop\nStill open:\n- Which goods?'

test('a sheet goes below the words of a message', () => {
  expect(withSheet(' ', sheet, earlier)).toBe(sheet)
  expect(withSheet('Good morning.\n', sheet, '')).toBe(`Good morning.\n\n${sheet}`)
})

test('a new sheet takes the place of the earlier one, between the words around it', () => {
  expect(withSheet(earlier, sheet, earlier)).toBe(sheet)
  expect(withSheet(`Good morning.\n\n${earlier}\n\nThank you.\n\nAsha`, sheet, earlier)).toBe(
    `Good morning.\n\n${sheet}\n\nThank you.\n\nAsha`,
  )
})

test('what the visitor changed in the earlier sheet stays below the new one, and nothing else of the earlier sheet', () => {
  const edited = earlier.replace('June', 'July').replace('domain?', 'domain?\nIt is spices.example.')
  expect(withSheet(`Good morning.\n\n${edited}\n\nThank you.`, sheet, earlier)).toBe(
    `Good morning.\n\n${sheet}\n\nReady: By July\nIt is spices.example.\n\nThank you.`,
  )
  expect(withSheet(earlier.replace('SHEET', 'My sheet'), sheet, earlier)).toBe(`My sheet\n${sheet}`)
})
