import { expect, test } from 'vitest'
import { type Timetable, timetableTall, timetableWide } from '#lib/engrave/timetable.ts'

const sheet: Timetable = {
  steps: 3,
  rows: [
    { from: 0, to: 2 },
    { from: 1, to: 3 },
  ],
  handOvers: [{ from: 0, to: 1, step: 0 }],
}
const bars = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill/g)].map((match) =>
    match.slice(1).map(Number),
  )
const circles = (svg: string, r: number) =>
  [...svg.matchAll(new RegExp(`<circle cx="([\\d.]+)" cy="([\\d.]+)" r="${r}"`, 'g'))].map(([, x, y]) => [
    Number(x),
    Number(y),
  ])

test('on the wide sheet a bar is as long as the work and on the row of its agent', () => {
  expect(bars(timetableWide(sheet))).toEqual([
    [214, 88, 264, 28],
    [346, 164, 264, 28],
  ])
})

test('on the tall sheet time runs down', () => {
  expect(bars(timetableTall(sheet))).toEqual([
    [53, 74, 22, 116],
    [117, 132, 22, 116],
  ])
})

test('a hand-over leads from one row to another and takes one step', () => {
  expect(circles(timetableWide(sheet), 4)).toEqual([
    [214, 102],
    [346, 178],
  ])
  expect(circles(timetableTall(sheet), 4)).toEqual([
    [64, 74],
    [128, 132],
  ])
})

test('the signal point is where the last work ends', () => {
  expect(circles(timetableWide(sheet), 7)).toEqual([[610, 178]])
  expect(circles(timetableTall(sheet), 6)).toEqual([[128, 248]])
})

test('the hatching of a bar stays inside it', () => {
  const [, d = ''] = /<rect x="214"[^>]*\/><path d="([^"]*)"/.exec(timetableWide(sheet)) ?? []
  const points = [...d.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(points.length).toBeGreaterThan(40)
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(214)
    expect(x).toBeLessThanOrEqual(478)
    expect(y).toBeGreaterThanOrEqual(88)
    expect(y).toBeLessThanOrEqual(116)
  }
})

test('only the wide sheet has a chequered frame', () => {
  expect(timetableWide(sheet)).toContain('stroke-width="7"')
  expect(timetableWide(sheet).match(/<rect [^>]*stroke=/g)).toHaveLength(5)
  expect(timetableTall(sheet).match(/<rect [^>]*stroke=/g)).toHaveLength(2)
})
