import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import {
  builtBytes,
  builtFolder,
  builtPages,
  collectProblems,
  fileNames,
  findElements,
  indexablePages,
} from '#support/built-site.ts'
import { precacheEntries } from '#support/precache.ts'

const contentOf = (page: (typeof builtPages)[number], attribute: string, name: string) =>
  findElements(page, 'meta', { [attribute]: name }).map(({ attributes }) => attributes.content)
const fileOf = (address = '') => address.replace(`${config.siteUrl}/`, '')

test('each page has a share picture of its own, with its size and an alternative text', () => {
  const pictures = indexablePages.flatMap((page) => contentOf(page, 'property', 'og:image'))
  expect(new Set(pictures).size).toBe(indexablePages.length)
  const problems = collectProblems(builtPages, (page) => {
    const [image = ''] = contentOf(page, 'property', 'og:image')
    const [alt = ''] = contentOf(page, 'property', 'og:image:alt')
    const [title = ''] = contentOf(page, 'property', 'og:title')
    return [
      ...(fileNames.includes(fileOf(image)) ? [] : [`no picture ${image}`]),
      ...(alt.includes(title) ? [] : [`the text "${alt}" does not say the title`]),
      ...(String(contentOf(page, 'name', 'twitter:image')) === image ? [] : ['twitter:image is another picture']),
      ...(String(contentOf(page, 'name', 'twitter:image:alt')) === alt ? [] : ['twitter:image:alt is another text']),
      ...(String(contentOf(page, 'property', 'og:image:width')) === '1200' ? [] : ['no width']),
      ...(String(contentOf(page, 'property', 'og:image:height')) === '630' ? [] : ['no height']),
    ]
  })
  expect(problems).toEqual([])
})

test('a share picture is smaller than 100 kB', () => {
  const pictures = fileNames.filter((file) => file.startsWith('share/'))
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((file) => builtBytes(file).length >= 100_000)).toEqual([])
})

test('the worker precaches no share picture, because only other sites show it', () => {
  expect(precacheEntries(builtFolder).filter(({ url }) => url.startsWith('/share/'))).toEqual([])
})
