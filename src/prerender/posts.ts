import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { Block, PostSummary } from '#content/article.ts'
import { team } from '#content/team.ts'
import { blocksOf, wordCount } from './markdown.ts'

/** Words a minute of quiet reading; 1,600 to 2,300 words come to 8 to 11 minutes (spec §3). */
const WORDS_PER_MINUTE = 210

type Field = { readonly name: string; readonly reason: string; readonly accepts: (value: unknown) => boolean }

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isListOf = (accepts: (value: unknown) => boolean, length: number) => (value: unknown) =>
  Array.isArray(value) && value.length === length && new Set(value).size === length && value.every(accepts)
const isId = (value: unknown) => Number.isInteger(value) && Number(value) > 0
/** There and back again, since `Date` reads February 30 as March 2. */
const isDate = (value: unknown) =>
  typeof value === 'string' &&
  !Number.isNaN(Date.parse(`${value}T00:00Z`)) &&
  new Date(`${value}T00:00Z`).toISOString().slice(0, 10) === value

const fields: readonly Field[] = [
  { name: 'id', reason: 'should be a whole number of its own, such as 11', accepts: isId },
  { name: 'title', reason: 'should be the title, in quotes if it holds a colon', accepts: isText },
  {
    name: 'excerpt',
    reason: 'should be one or two sentences of 60 to 160 characters',
    accepts: (value) => typeof value === 'string' && value.length >= 60 && value.length <= 160,
  },
  { name: 'date', reason: 'should be a day such as 2025-06-24', accepts: isDate },
  {
    name: 'author',
    reason: `should be one of ${team.map(({ name }) => name).join(', ')}`,
    accepts: (value) => team.some(({ name }) => name === value),
  },
  { name: 'tags', reason: 'should be a list of three tags', accepts: isListOf(isText, 3) },
  { name: 'related', reason: 'should be a list of three ids of other articles', accepts: isListOf(isId, 3) },
]

/**
 * Reads one article.
 * @throws an Error that names the file, the field and what is wrong with it
 */
export function parsePost(file: string, source: string): PostSummary & { readonly body: readonly Block[] } {
  const fail = (reason: string): never => {
    throw new Error(`${file}: ${reason}`)
  }
  const [, front, markdown] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? []
  if (front === undefined || markdown === undefined) return fail('starts with front matter between two lines of ---')
  const meta = readFront(front, fail)
  for (const { name, reason, accepts } of fields) {
    if (!accepts(meta[name])) fail(`"${name}" ${reason}, but is ${JSON.stringify(meta[name]) ?? 'missing'}`)
  }
  const unknown = Object.keys(meta).find((name) => !fields.some((field) => field.name === name))
  if (unknown) fail(`"${unknown}" is not a field; the fields are ${fields.map(({ name }) => name).join(', ')}`)
  const slug = basename(file, '.md')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    fail('the file name becomes the address: lower-case words joined by hyphens')
  const body = readBody(markdown, fail)
  const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
  const doubled = ids.find((id, index) => ids.indexOf(id) !== index)
  if (doubled) fail(`two headings lead to the same anchor "${doubled}"`)
  return {
    ...(meta as Omit<PostSummary, 'slug' | 'minutes' | 'chapters'>),
    slug,
    minutes: Math.ceil(wordCount(body) / WORDS_PER_MINUTE),
    chapters: body.flatMap((block) =>
      block.kind === 'heading' && block.depth === 2 ? [{ id: block.id, text: block.text }] : [],
    ),
    body,
  }
}

function readFront(front: string, fail: (reason: string) => never): Record<string, unknown> {
  try {
    const meta: unknown = parse(front)
    return typeof meta === 'object' && meta !== null
      ? (meta as Record<string, unknown>)
      : fail('the front matter is empty')
  } catch (error) {
    return fail(`the front matter is not YAML: ${String(error)}`)
  }
}

function readBody(markdown: string, fail: (reason: string) => never): readonly Block[] {
  try {
    return blocksOf(markdown)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads a folder of articles and holds them against each other: unique ids, related articles that exist.
 * @throws an Error that names the file, the field and what is wrong with it
 */
export function readPosts(folder: string): readonly PostSummary[] {
  const posts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => parsePost(name, readFileSync(join(folder, name), 'utf8')))
  for (const post of posts) {
    const file = `${post.slug}.md`
    const twin = posts.find((other) => other !== post && other.id === post.id)
    if (twin) throw new Error(`${file}: "id" ${post.id} is taken by ${twin.slug}.md`)
    const lost = post.related.find((id) => id === post.id || !posts.some((other) => other.id === id))
    if (lost !== undefined) throw new Error(`${file}: "related" names ${lost}, which is no other article`)
  }
  return posts
}

/** Serves articles to the program: `x.md` is its text as blocks, `x.md?summary` everything else. */
export function markdownPosts(): Plugin {
  return {
    name: 'vyomix:posts',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.md')) return null
      this.addWatchFile(file)
      const { body, ...summary } = parsePost(basename(file), readFileSync(file, 'utf8'))
      return { code: `export default ${JSON.stringify(query === 'summary' ? summary : body)}`, moduleType: 'js' }
    },
  }
}
