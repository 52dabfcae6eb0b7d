import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import type { Plugin } from 'vite'
import type { WordmarkShapes } from '#ui/brand/wordmark-shapes.ts'
import { letterOutlines } from './letter-outlines.ts'

const ID = 'virtual:wordmark'

/** Between the lines of the letters and of the box above and below them, in a size of 200. */
const BOX = { top: -152, height: 200, dot: { radius: 14.4, gap: 23.4, y: -12 } }

/**
 * Returns a plugin that gives the site its wordmark (`virtual:wordmark`): the file `src/ui/brand/wordmark.svg` if it
 * exists, otherwise the short name in the face of headings and a dot.
 */
export function wordmark(root: string, shortName: string): Plugin {
  return {
    name: 'vyomix:wordmark',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: async (id) =>
      id === `\0${ID}` ? `export const wordmark = ${JSON.stringify(await wordmarkShapes(root, shortName))}` : null,
  }
}

/** @throws an Error with a sentence when the name cannot be drawn, or the owner's file not be used */
export async function wordmarkShapes(root: string, shortName: string): Promise<WordmarkShapes> {
  const file = join(root, 'src/ui/brand/wordmark.svg')
  if (existsSync(file)) return ownShapes(readFileSync(file, 'utf8'))
  const letters = await letterOutlines(shortName, { size: 200, weight: 380, stretch: 112 })
  if (!letters)
    throw new Error(
      `The face of headings lacks a character of the name "${shortName}". Put the wordmark into src/ui/brand/wordmark.svg.`,
    )
  const { radius, gap, y } = BOX.dot
  const x = letters.end + gap
  const dot = `M${Math.round(x - radius)} ${y}a${radius} ${radius} 0 1 0 0-.1z`
  return {
    viewBox: `0 ${BOX.top} ${Math.ceil(x + radius + 4.6)} ${BOX.height}`,
    paths: [{ d: letters.path }, { d: dot, isSignal: true }],
  }
}

function ownShapes(text: string): WordmarkShapes {
  const svg = parse(text).querySelector('svg')
  const viewBox = svg?.getAttribute('viewBox')
  const paths = svg?.querySelectorAll('path') ?? []
  const others = svg?.querySelectorAll('*').filter(({ rawTagName }) => !/^(path|g|title|desc)$/.test(rawTagName)) ?? []
  const isMoved = svg?.querySelectorAll('[transform]').length !== 0
  if (!viewBox || paths.length === 0 || others.length > 0 || isMoved)
    throw new Error(
      'src/ui/brand/wordmark.svg should have a viewBox and hold paths alone, without transforms. Drawing programs call this "convert to path".',
    )
  return {
    viewBox,
    paths: paths.map((path) => ({
      d: path.getAttribute('d') ?? '',
      ...(path.getAttribute('class') === 'signal' && { isSignal: true }),
    })),
  }
}
