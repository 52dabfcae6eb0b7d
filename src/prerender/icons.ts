import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ico from 'ico-endec'
import sharp from 'sharp'
import { SIGNAL, STARS } from '#lib/engrave/inks.ts'
import { escapeMarkup } from '#lib/escape-markup.ts'
import { type BuiltFile, versionsOf, withCache } from './cache.ts'
import { letterOutlines } from './letter-outlines.ts'

const FAVICON_SIZES = [16, 32, 48] as const
const SHORTCUTS = ['blog', 'game', 'chat', 'agents'] as const

/**
 * Returns all icons of the web manifest and the document head, made from the drawings in `src/ui/brand/`. In these,
 * `{name}` stands for the name, `{letter}` for its first letter with a dot, in a frame of 512 by 512, and `{signal}` and
 * `{star}` for the owner's colours. A drawing of one's own needs none of them.
 */
export async function appIconFiles(name: string): Promise<readonly BuiltFile[]> {
  const letter = await letterAndDot(name)
  const readBrandSvg = async (file: string) => {
    const svg = await readFile(join(process.cwd(), 'src', 'ui', 'brand', `${file}.svg`), 'utf8')
    const dotColor = file === 'icon-monochrome' ? '#fff' : SIGNAL
    return svg
      .replaceAll('{name}', () => escapeMarkup(name))
      .replaceAll('{letter}', () => letter(dotColor))
      .replaceAll('{signal}', SIGNAL)
      .replaceAll('{star}', STARS.o)
  }
  const favicon = await readBrandSvg('favicon')
  const appIcon = await readBrandSvg('app-icon')
  const maskable = await readBrandSvg('app-icon-maskable')
  const monochrome = await readBrandSvg('icon-monochrome')
  const files = [
    { fileName: 'favicon.svg', source: Buffer.from(favicon) },
    await faviconIco(favicon),
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
async function faviconIco(drawing: string): Promise<BuiltFile> {
  const svg = Buffer.from(drawing)
  const source = await withCache(
    ['ico', versionsOf('ico-endec'), JSON.stringify(sharp.versions), svg].join('\n'),
    async () => {
      const pictures = await Promise.all(FAVICON_SIZES.map((size) => sharp(svg).resize(size, size).png().toBuffer()))
      return Buffer.from(ico.encode(pictures))
    },
  )
  return { fileName: 'favicon.ico', source }
}

/** The space of the letter and its dot in a frame of 512 by 512, and the height of capitals in a size of 1. */
const LETTER = { width: 341, height: 243, capital: 0.708, dot: 33, gap: 38 }

/** Returns a function that draws the first letter of a name, and a dot in a colour. A name may begin with a digit. */
async function letterAndDot(name: string): Promise<(dotColor: string) => string> {
  const [first = ''] = name.toLocaleUpperCase('en')
  const { width, height, capital, dot, gap } = LETTER
  const size = height / capital
  const outlines = await letterOutlines(first, { size, weight: 620, stretch: 100 })
  const { path, end } = outlines ?? { path: '', end: 0 } // without a letter in this face, the dot stands alone
  const needed = end + gap + dot
  const scale = Math.min(1, width / needed)
  const [left, bottom] = [256 - (needed * scale) / 2, 256 + (height * scale) / 2]
  return (dotColor) =>
    `<g transform="translate(${left.toFixed(1)} ${bottom.toFixed(1)}) scale(${scale.toFixed(3)})">` +
    `<path d="${path}"/><circle cx="${end + gap}" cy="-${dot}" r="${dot}" fill="${dotColor}"/></g>`
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
