import { expect, test } from 'vitest'
import { PERSON_POINT, personSky } from '#lib/engrave/person-sky.ts'

test('a person has a sky of their own, always the same', () => {
  expect(personSky('Nandini Rao')).toBe(personSky('Nandini Rao'))
  expect(personSky('Nandini Rao')).not.toBe(personSky('Kabir Shah'))
})

test('the drawing has no initials, since the page adds them', () => {
  expect(personSky('Nandini Rao')).not.toContain('<text')
})

test('the still point is where the caller expects it', () => {
  const { x, y } = PERSON_POINT
  expect(personSky('Nandini Rao', { w: 100, h: 200 })).toContain(`<circle cx="${100 * x}" cy="${200 * y}"`)
})

test('neighbours in a list can be given different inks', () => {
  expect(personSky('Nandini Rao', { ink: 0 })).toContain('stop-color="#0d1f47"')
  expect(personSky('Nandini Rao', { ink: 1 })).toContain('stop-color="#07302e"')
})
