import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createSyncFn } from 'synckit'
import { MIN_PICTURE_WIDTH } from '#lib/article-pictures.ts'
import type { FoundPicture } from '../markdown-blocks.ts'

const MAX_BYTES = 20 * 1024 * 1024
const MAX_PIXELS = 60_000_000
/** The longest side in pixels: the formats that the build writes have limits of about 16,000. */
const MAX_SIDE = 12_000
const PICTURE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp)$/

type Size = { readonly width: number; readonly height: number }

/** Sizes of the pictures that were read before, by path, change and length of the file. */
const measured = new Map<string, Size | null>()
let measurePicture: ((file: string) => Size | null) | undefined

/**
 * Returns the picture with this name in the folder beside a text, or a sentence that says why it cannot be shown.
 * @param file the file of the text below `src/content`, such as `articles/some-article.md`
 */
export function findPicture(content: string, file: string, name: string): FoundPicture {
  const id = basename(file, '.md')
  const folder = join(content, file.replace(/\.md$/, ''))
  if (!PICTURE_NAME.test(name))
    return `"${name}" is no name of a picture: write a file of its folder in lower-case letters, digits and hyphens, such as desk.jpg, with the ending .jpg, .png or .webp`
  // the list of names, because some systems would find Desk.jpg, too, and the host would not
  if (!existsSync(folder) || !readdirSync(folder).includes(name))
    return `the picture "${name}" is missing; put it into src/content/articles/${id}`
  const path = join(folder, name)
  const { size, mtimeMs } = statSync(path)
  if (size > MAX_BYTES) return `the picture "${name}" has more than 20 MB; save a smaller one`
  const dimensions = sizeOf(path, `${path} ${size} ${mtimeMs}`)
  if (dimensions === null)
    return `the file "${name}" cannot be read as a picture; save it again as a .jpg, .png or .webp`
  const { width, height } = dimensions
  if (width < MIN_PICTURE_WIDTH)
    return `the picture "${name}" is ${width} pixels wide, and would be blurred; it needs at least ${MIN_PICTURE_WIDTH}`
  if (width * height > MAX_PIXELS)
    return `the picture "${name}" has ${Math.round((width * height) / 1e6)} megapixels; at most ${MAX_PIXELS / 1e6} are read`
  const longest = Math.max(width, height)
  if (longest > MAX_SIDE)
    return `the picture "${name}" has a side of ${longest} pixels; at most ${MAX_SIDE} can be shown, so cut it into several pictures or save a smaller one`
  return { file: `${id}/${name}`, width, height }
}

function sizeOf(path: string, key: string): Size | null {
  const known = measured.get(key)
  if (known !== undefined) return known
  measurePicture ??= createSyncFn(join(import.meta.dirname, 'measure-picture.mjs'))
  const size = measurePicture(path)
  measured.set(key, size)
  return size
}
