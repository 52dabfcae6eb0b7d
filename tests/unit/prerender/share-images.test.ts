import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type ShareBrand, type ShareFaces, shareImageSvg } from '#prerender/share-image-svg.ts'
import { shareBrand, shareFaces, shareImages } from '#prerender/share-images.ts'

const page = { path: '/tides', title: 'Tides at 7%' }
let brand: ShareBrand
let faces: ShareFaces

beforeAll(async () => {
  brand = await shareBrand('.', { shortName: 'Vyomix', siteUrl: 'https://vyomix.example' })
  faces = await shareFaces()
})

/** Returns the outline of a letter, without its place. */
const outline = (letter: string) => faces.title.path(letter, 0, 0, 100)

test('a share picture is a JPEG of 1200 by 630 with less than 100 kB, and the same on every build', async () => {
  const sentences: string[] = []
  const [first] = await shareImages([page], brand, (sentence) => sentences.push(sentence))
  const [second] = await shareImages([page], brand, () => {})
  expect(first?.fileName).toBe('share/tides.jpg')
  expect(await sharp(first?.source).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(first?.source.length).toBeLessThan(100_000)
  expect(second).toEqual(first)
  expect(sentences).toEqual([])
})

test('letters are outlines, so that no font of the computer is used', () => {
  const svg = shareImageSvg(page, brand, faces)
  expect(svg).not.toContain('<text')
  expect(svg).not.toContain('NaN')
})

test('digits come from the text font, in which a 7 does not look like a Z', () => {
  expect(outline('7')).not.toBe('')
  expect(outline('7').match(/[QC]/)).toBeNull()
  expect(faces.title.missing('0123456789% Łódź, Việt Nam, “café” – R&D')).toEqual([])
})

test('a text with a letter that no font has is left out, with a note that names the letter', async () => {
  const hindi = { path: '/hindi', title: 'वेब' }
  expect(faces.title.missing(hindi.title)).toEqual(['व', 'े', 'ब'])
  const sentences: string[] = []
  await shareImages([hindi], brand, (sentence) => sentences.push(sentence))
  expect(sentences).toEqual([expect.stringMatching(/\/hindi leaves out .* these letters: व े ब/)])
})

test('the picture takes name, host and colours from the brand alone', () => {
  const svg = shareImageSvg(page, brand, faces)
  const other: ShareBrand = {
    wordmark: { viewBox: '0 0 10 10', paths: [{ d: 'M1 2h3' }, { d: 'M5 6h7', isSignal: true }] },
    host: 'asha.example',
    grounds: [['#111111', '#222222']],
    ink: '#333333',
    signal: '#444444',
  }
  const renamed = shareImageSvg(page, other, faces)
  for (const { d } of brand.wordmark.paths) {
    expect(svg).toContain(d)
    expect(renamed).not.toContain(d)
  }
  expect(renamed).toMatch(/<path d="M1 2h3" [^>]*><path d="M5 6h7" [^>]*fill="#444444"\/>/)
  for (const color of ['#111111', '#222222', '#333333', '#444444']) expect(renamed).toContain(color)
  for (const color of [brand.ink, brand.signal]) expect(renamed).not.toContain(`fill="${color}"`)
})

test('the title ends with one point in the signal colour, or with its own mark in that colour', () => {
  const points = (title: string) =>
    shareImageSvg({ ...page, title }, brand, faces).split(`fill="${brand.signal}"`).length - 1
  const circles = (title: string) => shareImageSvg({ ...page, title }, brand, faces).split('<circle').length - 1
  expect(shareImageSvg({ ...page, title: 'Tides.' }, brand, faces)).toBe(
    shareImageSvg({ ...page, title: 'Tides' }, brand, faces),
  )
  expect(circles('Tides')).toBe(circles('Tides?') + 1)
  expect(points('Tides')).toBe(points('Tides?'))
})
