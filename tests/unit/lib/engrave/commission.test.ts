import { expect, test } from 'vitest'
import { COMMISSION, commission, commissionPoint } from '#lib/engrave/commission.ts'

const options = { least: 10, most: 15, deal: 1, max: 4 }
const drawing = commission(options)

test('a value of zero earns nothing, and the largest value with the larger share earns the most', () => {
  expect(commissionPoint(0, 15, options)).toEqual({ x: 3.7, y: 95 })
  expect(commissionPoint(4, 15, options)).toEqual({ x: 96, y: 5.4 })
})

test('ten per cent is two thirds as high as fifteen', () => {
  const height = (share: number) => 95 - commissionPoint(4, share, options).y
  expect(height(10) / height(15)).toBeCloseTo(2 / 3, 2)
})

test('two signal points mark what the example earns', () => {
  expect(drawing.match(/<circle [^>]*fill="#ff8a3d"\/>/g)).toHaveLength(2)
  expect(drawing).toContain('<circle cx="160.5" cy="384.3" r="5" fill="#ff8a3d"/>')
  expect(drawing).toContain('<circle cx="160.5" cy="348.5" r="5" fill="#ff8a3d"/>')
})

test('the wedge is hatched every Rs 4,000 of value', () => {
  const [, hatch = ''] = /<path d="([^"]*)" stroke="#93a8d0"\/>/.exec(drawing) ?? []
  expect(hatch.match(/M/g)).toHaveLength(100)
})

test('the drawing has no text and is a complete file', () => {
  expect(drawing).not.toContain('<text')
  expect(drawing).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(drawing).toContain(`viewBox="0 0 ${COMMISSION.w} ${COMMISSION.h}"`)
  expect(drawing.length).toBeLessThan(60_000)
})
