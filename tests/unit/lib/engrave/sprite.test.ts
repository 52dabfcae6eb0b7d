import { expect, test } from 'vitest'
import { sprite } from '#lib/engrave/sprite.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const circle = `<svg ${XMLNS} viewBox="0 0 64 64" fill="none"><circle r="9"/></svg>`
const square = `<?xml version="1.0"?>\n<svg ${XMLNS} width="24" height="24" viewBox="-4 -4 32 32"><rect width="7" height="7"/></svg>`

test('a sprite shows each drawing alone, in a square of the same size', () => {
  expect(sprite({ circle: () => circle, square: () => square }, 64)).toBe(
    `<svg ${XMLNS} viewBox="0 0 64 128" width="64" height="64">` +
      '<view id="circle" viewBox="0 0 64 64"/>' +
      '<svg y="0" width="64" height="64" viewBox="0 0 64 64" fill="none"><circle r="9"/></svg>' +
      '<view id="square" viewBox="0 64 64 64"/>' +
      '<svg y="64" width="64" height="64" viewBox="-4 -4 32 32"><rect width="7" height="7"/></svg></svg>',
  )
})
