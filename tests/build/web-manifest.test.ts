import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtBytes, builtPages, builtText, isBuilt } from '#support/built-site.ts'

type Image = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }
type Screenshot = Image & { readonly form_factor: string; readonly label: string }
type Shortcut = {
  readonly name: string
  readonly url: string
  readonly description?: string
  readonly icons: readonly Image[]
}
type WebManifest = Readonly<Record<string, unknown>> & {
  readonly name: string
  readonly short_name: string
  readonly description: string
  readonly start_url: string
  readonly icons: readonly Image[]
  readonly screenshots: readonly Screenshot[]
  readonly shortcuts: readonly Shortcut[]
}

const manifest = JSON.parse(builtText('manifest.webmanifest')) as WebManifest
const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons)
const path = (url: string) => url.split('?')[0] ?? url
const isPage = (url: string) => builtPages.some((page) => page.path === path(url))

/** Returns what is wrong with the images the manifest names: missing, of another size or of another type. */
async function problemsOf(images: readonly Image[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { src, sizes, type } of images) {
    const file = src.slice(1)
    if (!src.startsWith('/') || !isBuilt(file)) problems.push(`${src} is missing`)
    else {
      const { width, height, format } = await sharp(builtBytes(file)).metadata()
      if (`${width}x${height}` !== sizes || `image/${format}` !== type)
        problems.push(`${src} is ${format} ${width}x${height}, said to be ${type} ${sizes}`)
    }
  }
  return problems
}

test('the manifest has a name, a short name and a start address, as PWABuilder requires', () => {
  expect(manifest.name.length).toBeGreaterThanOrEqual(3)
  expect(manifest.short_name.length).toBeGreaterThanOrEqual(3)
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(isPage(manifest.start_url)).toBe(true)
})

test('the manifest has a PNG icon of 512 pixels for any purpose and a maskable one, as PWABuilder requires', () => {
  const iconsFor = (purpose: string) =>
    manifest.icons.filter((icon) => (icon.purpose ?? 'any') === purpose && icon.type === 'image/png')
  expect(iconsFor('any').map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  expect(iconsFor('maskable').map(({ sizes }) => sizes)).toEqual(['512x512'])
  expect(iconsFor('monochrome').map(({ sizes }) => sizes)).toEqual(['512x512'])
  expect(manifest.icons.filter(({ purpose }) => purpose?.includes(' '))).toEqual([])
})

test('every icon exists, with the size and type it declares', async () => {
  expect(await problemsOf([...manifest.icons, ...shortcutIcons])).toEqual([])
})

test('the maskable icon has no transparency, and the monochrome one has', async () => {
  const isOpaque = async (purpose: string) => {
    const icon = manifest.icons.find((each) => each.purpose === purpose)
    return (await sharp(builtBytes(icon?.src.slice(1) ?? '')).stats()).isOpaque
  }
  expect([await isOpaque('maskable'), await isOpaque('monochrome')]).toEqual([true, false])
})

test('the manifest has an identity, display mode, colours, orientation and launch handler, as PWABuilder recommends', () => {
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', orientation: 'any' })
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/i)
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/i)
  expect(JSON.stringify(manifest.launch_handler)).toContain('navigate-existing')
})

test('the manifest has a language, direction, categories, display override and description, as PWABuilder suggests', () => {
  expect(manifest).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(manifest.categories).toEqual(expect.arrayContaining(['business']))
  expect(manifest.display_override).toEqual(['standalone', 'minimal-ui'])
  expect(manifest.description.length).toBeGreaterThanOrEqual(50)
})

test('the theme colour is the one that the pages name', () => {
  const themeColors = builtPages.map(
    ({ elements }) =>
      elements.find(({ tag, attributes }) => tag === 'meta' && attributes.name === 'theme-color')?.attributes.content,
  )
  expect([...new Set(themeColors)]).toEqual([manifest.theme_color])
})

test('the manifest has two wide and two narrow screenshots, each with a label, in sizes that install dialogs accept', () => {
  const shapes = manifest.screenshots.map(({ src, sizes, form_factor }) => `${src} ${sizes} ${form_factor}`)
  expect(shapes).toEqual([
    '/screenshots/home-wide.png 1280x800 wide',
    '/screenshots/blog-wide.png 1280x800 wide',
    '/screenshots/home-narrow.png 390x844 narrow',
    '/screenshots/fun-narrow.png 390x844 narrow',
  ])
  expect(manifest.screenshots.filter(({ label }) => label.trim().length < 10)).toEqual([])
})

test('every screenshot exists, with the size and type it declares', async () => {
  expect(await problemsOf(manifest.screenshots)).toEqual([])
})

test('shortcuts lead to pages and have a 96-pixel icon that is not WebP', () => {
  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${path(url)}`)).toEqual([
    'Blog /blog',
    'Memory game /fun',
    'Contact /contact',
    'AI agents /agents',
  ])
  const incomplete = manifest.shortcuts.filter(
    ({ url, icons }) =>
      !isPage(url) || !icons.some(({ sizes }) => sizes === '96x96') || icons.some(({ type }) => type !== 'image/png'),
  )
  expect(incomplete.map(({ name }) => name)).toEqual([])
})
