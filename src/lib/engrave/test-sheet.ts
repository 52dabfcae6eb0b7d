import { type Point, round, segment } from './geometry.ts'
import { GROUND_DEEP, LINE, LINE_STRONG, PATINA, PLASTER, RULE, SIGNAL, STARS } from './inks.ts'

/** One plate of the sheet; five of them are side by side. */
const TEST_PLATE = { w: 300, h: 240 } as const

const START_X = 36
const END_X = 264
/** The number of fields of the old form, and of the new one. */
const OLD_FIELDS = 4
const NEW_FIELDS = 3

/** Where a person's line ends: at a field, counted from 0, or at the end of the form. */
type Stop = number | 'done'

/**
 * Draws the five plates of a usability test: a crowd of whom few finish the form, five observed people, the wireframe,
 * the mock-up, and five people who finish the new form.
 */
export function testSheet(): string {
  const plates = [
    crowd(),
    people([2, 2, 'done', 2, 2], OLD_FIELDS),
    wireframe(),
    mockup(),
    people(['done', 'done', 'done', 'done', 'done'], NEW_FIELDS, 3),
  ]
  const plateGroups = plates.map((plate, index) => {
    const ground = `<path d="M0 0H300V240H0Z" fill="${index % 2 ? '#111c30' : '#16223a'}" stroke="none"/>`
    return `<g transform="translate(${index * TEST_PLATE.w} 0)">${ground}${plate}</g>`
  })
  const w = TEST_PLATE.w * plates.length
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${TEST_PLATE.h}" width="${w}" height="${TEST_PLATE.h}"` +
    ` fill="none" stroke-linecap="round">${plateGroups.join('')}</svg>`
  )
}

/** Returns the x of a field, counted from 1. Fields are evenly spread, with a shorter distance after the last one. */
function fieldX(field: number, count: number): number {
  return round(START_X + ((END_X - START_X) / (count + 0.75)) * field)
}

/** Draws a dashed vertical line for each field of a form, and a solid one at its end. */
function fields(count: number): string {
  let d = ''
  for (let i = 1; i <= count; i++) d += `M${fieldX(i, count)} 34V206`
  return `<path d="${d}" stroke="${LINE_STRONG}" stroke-dasharray="1 6"/><path d="M${END_X} 34V206" stroke="${RULE}" stroke-width="1.4"/>`
}

/** Draws twenty-four people who begin and four who finish; most of the others give up at the third field. */
function crowd(): string {
  let d = ''
  for (let i = 0; i < 24; i++) {
    const y = 38 + i * 7.2
    const field = i % 5 === 0 ? 1 + (i % 2) : 3
    const stopX = fieldX(field - ((i * 7) % 11) / 40, OLD_FIELDS)
    d += `M${START_X - 14} ${round(y)}H${i % 6 === 2 ? END_X : stopX}`
  }
  return `${fields(OLD_FIELDS)}<path d="${d}" stroke="${LINE_STRONG}" stroke-width="1.3"/>`
}

/** Draws a line per person: a ring where someone stops, a point where someone finishes, a dashed loop for a detour. */
function people(stops: readonly Stop[], count: number, detour = -1): string {
  let lines = ''
  let rings = ''
  let points = ''
  let detourPath = ''
  stops.forEach((stop, index) => {
    const y = 52 + index * 34
    const x = stop === 'done' ? END_X : fieldX(stop + 1, count)
    lines += segment([START_X - 14, y], [stop === 'done' ? x : x - 7, y])
    if (stop === 'done') points += dot([x, y], 5, PATINA)
    else rings += `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M${x - 3} ${y - 3}l6 6m0 -6l-6 6`
    if (index === detour) detourPath = `M${fieldX(1, count)} ${y}c6 -26 40 -26 46 -2`
  })
  return (
    fields(count) +
    `<path d="${lines}" stroke="${PLASTER}" stroke-width="1.6"/>` +
    (rings && `<path d="${rings}" stroke="${SIGNAL}" stroke-width="1.6"/>`) +
    (detourPath && `<path d="${detourPath}" stroke="${STARS.k}" stroke-width="1.5" stroke-dasharray="1 5"/>`) +
    points
  )
}

const PHONE = { x: 96, y: 24, w: 108, h: 192 } as const
/** The sections of the screen: day, name, number, button. */
const SECTIONS = [
  { y: 52, h: 46 },
  { y: 108, h: 22 },
  { y: 140, h: 22 },
  { y: 178, h: 24 },
] as const

function phone(fill: string): string {
  return `<rect x="${PHONE.x}" y="${PHONE.y}" width="${PHONE.w}" height="${PHONE.h}" rx="10" fill="${fill}" stroke="${RULE}" stroke-width="1.4"/>`
}

/** Draws the sections as empty boxes, the first with its diagonals and the optional number dashed. */
function wireframe(): string {
  let boxes = ''
  let crosses = ''
  for (const { y, h } of SECTIONS) {
    boxes += y === 140 ? '' : `M${PHONE.x + 12} ${y}h84v${h}h-84z`
    if (h > 40) crosses = `M${PHONE.x + 12} ${y}l84 ${h}m0 ${-h}l-84 ${h}`
  }
  return (
    phone('none') +
    `<path d="${crosses}" stroke="${LINE}" stroke-width="1.2"/><path d="${boxes}" stroke="${LINE_STRONG}" stroke-width="1.4"/>` +
    `<path d="M${PHONE.x + 12} 140h84v22h-84z" stroke="${LINE_STRONG}" stroke-width="1.4" stroke-dasharray="3 5"/>`
  )
}

/** Draws the same sections in detail: a week with a chosen day, two fields with text, a button with three words. */
function mockup(): string {
  let week = ''
  for (let i = 0; i < 7; i++) week += `M${PHONE.x + 16 + i * 11.6} 60v30`
  const chosen = `<path d="M${PHONE.x + 16 + 11.6} 60v30" stroke="${PATINA}" stroke-width="7" stroke-linecap="butt"/>`
  return (
    phone(GROUND_DEEP) +
    `<path d="${week}" stroke="${LINE}" stroke-width="7" stroke-linecap="butt"/>${chosen}` +
    `<path d="M${PHONE.x + 12} 130h84M${PHONE.x + 12} 162h84" stroke="${LINE_STRONG}"/>` +
    `<path d="M${PHONE.x + 14} 120h40M${PHONE.x + 14} 152h26" stroke="${RULE}" stroke-width="3"/>` +
    `<path d="M${PHONE.x + 12} 178h84v24h-84z" fill="${SIGNAL}"/>` +
    `<path d="M${PHONE.x + 21} 190h11m6 0h21m6 0h21" stroke="${GROUND_DEEP}" stroke-width="3"/>`
  )
}

function dot([x, y]: Point, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`
}
