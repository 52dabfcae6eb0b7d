import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import ico from 'ico-endec'
import sharp from 'sharp'
import { type BuiltFile, withCache } from './cache.ts'

const require = createRequire(import.meta.url)

const FAVICON_SIZES = [16, 32, 48] as const
const SHORTCUTS = ['blog', 'game', 'chat', 'agents'] as const

/** Returns all icons of the web manifest and the document head, made from the drawings in `src/ui/brand/`. */
export async function appIconFiles(): Promise<readonly BuiltFile[]> {
  const appIcon = await readBrandSvg('app-icon')
  const maskable = await readBrandSvg('app-icon-maskable')
  const monochrome = await readBrandSvg('icon-monochrome')
  const files = [
    { fileName: 'favicon.svg', source: Buffer.from(await readBrandSvg('favicon')) },
    await favicon(),
    await iconFile('icon-192', appIcon, 192),
    await iconFile('icon-512', appIcon, 512),
    await iconFile('icon-maskable-512', maskable, 512),
    await iconFile('icon-monochrome-512', monochrome, 512),
    await iconFile('apple-touch-icon-180', withoutRoundedCorners(appIcon), 180),
  ]
  for (const name of SHORTCUTS) {
    const glyph = await readBrandSvg(`shortcut-${name}`)
    files.push(await iconFile(`shortcut-${name}-96`, glyph, 96), await iconFile(`shortcut-${name}-192`, glyph, 192))
  }
  return files
}

/** Returns the favicon for programs that ask for `/favicon.ico` without reading the page, such as feed readers. */
async function favicon(): Promise<BuiltFile> {
  const svg = Buffer.from(await readBrandSvg('favicon'))
  const { version } = require('ico-endec/package.json') as { readonly version: string }
  const source = await withCache(['ico', version, JSON.stringify(sharp.versions), svg].join('\n'), async () => {
    const pictures = await Promise.all(FAVICON_SIZES.map((size) => sharp(svg).resize(size, size).png().toBuffer()))
    return Buffer.from(ico.encode(pictures))
  })
  return { fileName: 'favicon.ico', source }
}

function readBrandSvg(name: string): Promise<string> {
  return readFile(join(process.cwd(), 'src', 'ui', 'brand', `${name}.svg`), 'utf8')
}

/** Returns the app icon without rounded corners: iOS rounds them itself, and shows transparent corners black. */
function withoutRoundedCorners(svg: string): string {
  return svg.replace(' clip-path="url(#c)"', '')
}

/** Returns a square PNG. It has no alpha channel if the drawing is opaque. */
async function iconFile(name: string, svg: string, size: number): Promise<BuiltFile> {
  const key = ['icon', JSON.stringify(sharp.versions), size, svg].join('\n')
  const source = await withCache(key, async () => {
    const resized = await sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
    const { isOpaque } = await sharp(resized).stats()
    const image = isOpaque ? sharp(resized).removeAlpha() : sharp(resized)
    return image.png({ palette: true, quality: 95, effort: 10, compressionLevel: 9 }).toBuffer()
  })
  return { fileName: `icons/${name}.png`, source }
}
