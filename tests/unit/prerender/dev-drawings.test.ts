import { expect, test } from 'vitest'
import { posts } from '#content/posts.ts'
import { team } from '#content/team.ts'
import { art } from '#prerender/art.ts'
import { COVER_WIDTHS, coverFileName } from '#prerender/cover-images.ts'
import { devDrawing } from '#prerender/dev-drawings.ts'
import { portraits } from '#prerender/portraits.ts'

const typeAt = async (path: string) => (await devDrawing('src/content', path))?.type

test('development shows every drawing, portrait and cover', async () => {
  const drawings = Object.keys({ ...art, ...portraits(posts, team) }).map((name) =>
    name.startsWith('/') ? `${name}.svg` : `/art/${name}.svg`,
  )
  const covers = posts.flatMap(({ slug }) =>
    COVER_WIDTHS.flatMap((width) => [
      `/${coverFileName(slug, width, 'avif')}`,
      `/${coverFileName(slug, width, 'webp')}`,
    ]),
  )
  const shown = [...drawings, ...covers]
  expect(covers.length).toBeGreaterThan(0)
  const types = await Promise.all(shown.map(typeAt))
  expect(shown.filter((_, index) => types[index] !== 'image/svg+xml')).toEqual([])
})

test.each([
  '/covers/nothing-960.webp',
  '/people/nobody.svg',
  '/art/nothing.svg',
  '/covers/picture-one--desk-jpg-960.webp',
])('development leaves %s to others', async (path) => {
  expect(await typeAt(path)).toBe(undefined)
})

test('members who have written an article have portraits unless they have a photograph, and so have guests', () => {
  const photo = { file: 'zoya.jpg', src: '/people/zoya-480.webp', srcSet: '' }
  const people = [{ name: 'Zoya Khan', photo }, { name: 'Adil Rao' }, { name: 'Kabir Shah' }]
  const written = [
    { author: 'Zoya Khan' },
    { author: 'Adil Rao' },
    { author: 'Meera Rao', guest: { about: 'Plans routes.' } },
    { author: 'Meera Rao', guest: { about: 'Plans routes.' } },
  ]
  expect(Object.keys(portraits(written, people))).toEqual(['/people/adil-rao', '/people/meera-rao'])
})
