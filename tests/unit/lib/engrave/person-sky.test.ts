import { expect, test } from 'vitest'
import { PERSON_POINT, personSky } from '#lib/engrave/person-sky.ts'

test('a person has a sky of their own, always the same one', () => {
  expect(personSky('Nandini Rao')).toBe(personSky('Nandini Rao'))
  expect(personSky('Nandini Rao')).not.toBe(personSky('Kabir Shah'))
})

test('the initials are left to the page', () => {
  expect(personSky('Nandini Rao')).not.toContain('<text')
})

test('the fixed point stands where the caller is told', () => {
  const { x, y } = PERSON_POINT
  expect(personSky('Nandini Rao', { w: 100, h: 200 })).toContain(`<circle cx="${100 * x}" cy="${200 * y}"`)
})

test('neighbours in a list can be given different inks', () => {
  expect(personSky('Nandini Rao', { ink: 0 })).toContain('stop-color="#0d1f47"')
  expect(personSky('Nandini Rao', { ink: 1 })).toContain('stop-color="#07302e"')
})
