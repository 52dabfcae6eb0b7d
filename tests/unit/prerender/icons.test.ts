import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { BuiltFile } from '#prerender/cache.ts'
import { appIconFiles } from '#prerender/icons.ts'

let files: readonly BuiltFile[] = []

beforeAll(async () => {
  files = await appIconFiles('Vyomix')
}, 30_000)

function fileOf(name: string): Buffer {
  const file = files.find(({ fileName }) => fileName === name)
  if (!file) throw new Error(`no file called ${name}`)
  return file.source
}

test.each([
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/icon-maskable-512.png', 512],
  ['icons/icon-monochrome-512.png', 512],
  ['icons/apple-touch-icon-180.png', 180],
  ['icons/shortcut-blog-96.png', 96],
  ['icons/shortcut-blog-192.png', 192],
  ['icons/shortcut-game-96.png', 96],
  ['icons/shortcut-game-192.png', 192],
  ['icons/shortcut-chat-96.png', 96],
  ['icons/shortcut-chat-192.png', 192],
  ['icons/shortcut-agents-96.png', 96],
  ['icons/shortcut-agents-192.png', 192],
])('%s is a square PNG of %i px', async (name, size) => {
  expect(await sharp(fileOf(name)).metadata()).toMatchObject({ format: 'png', width: size, height: size })
})

test('the favicon is the SVG drawing', () => {
  expect(fileOf('favicon.svg').toString()).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/)
})

test('/favicon.ico has the drawing in three sizes, each as a PNG', async () => {
  const icon = fileOf('favicon.ico')
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [index, size] of [16, 32, 48].entries()) {
    const [bytes, offset] = [icon.readUInt32LE(14 + 16 * index), icon.readUInt32LE(18 + 16 * index)]
    const picture = await sharp(icon.subarray(offset, offset + bytes)).metadata()
    expect(picture).toMatchObject({ format: 'png', width: size, height: size })
  }
})

test.each(['icons/icon-maskable-512.png', 'icons/apple-touch-icon-180.png'])(
  '%s has no transparent pixels',
  async (name) => {
    expect((await sharp(fileOf(name)).metadata()).hasAlpha).toBe(false)
  },
)

test('the favicon has the first letter of the name and its label, whatever characters the name has', async () => {
  const faviconOf = async (name: string) =>
    String((await appIconFiles(name)).find(({ fileName }) => fileName === 'favicon.svg')?.source)
  expect(await faviconOf('borealis & Söhne')).toContain('aria-label="borealis &amp; Söhne"')
  const letters = ['Vyomix', 'borealis', 'Ødegård', '空'].map(async (name) => {
    const [, path] = / d="([^"]*)"/.exec(await faviconOf(name)) ?? []
    return path
  })
  expect(new Set(await Promise.all(letters)).size).toBe(4)
})

test('the app icon has transparent corners', async () => {
  const { data } = await sharp(fileOf('icons/icon-512.png')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(data[3]).toBe(0)
})

test('the shape of the monochrome icon is in the alpha channel, inside a circle with 80% of the width', async () => {
  const { data } = await sharp(fileOf('icons/icon-monochrome-512.png'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let shape = 0
  let farthest = 0
  for (let i = 0; i < 512 * 512; i++) {
    if ((data[i * 4 + 3] ?? 0) < 8) continue
    shape++
    farthest = Math.max(farthest, Math.hypot((i % 512) - 255.5, Math.floor(i / 512) - 255.5))
  }
  expect(shape).toBeGreaterThan(10_000)
  expect(shape).toBeLessThan(100_000)
  expect(farthest).toBeLessThan(512 * 0.4)
})

test('the mark has the same position in the maskable and the monochrome icon', async () => {
  const markTransform = async (name: string) => {
    const svg = await readFile(`src/ui/brand/${name}.svg`, 'utf8')
    return /<g transform="([^"]+)"[^>]*>(?:<g [^>]*>)?{letter}/.exec(svg)?.[1]
  }
  expect(await markTransform('app-icon-maskable')).toBe('translate(63.5 61.5) scale(.755)')
  expect(await markTransform('icon-monochrome')).toBe('translate(63.5 61.5) scale(.755)')
})

test.each(['blog', 'game', 'chat', 'agents'])('the %s shortcut shows exactly one orange point', async (name) => {
  const svg = await readFile(`src/ui/brand/shortcut-${name}.svg`, 'utf8')
  expect(svg.match(/fill="{signal}"/g)).toHaveLength(1)
})
