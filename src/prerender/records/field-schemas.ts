import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { ArticleBlock } from '#content/article.ts'

const SIMPLE_ICONS_FOLDER = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons')
const LUCIDE_FOLDER = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons')

const LOGO_FILE = /^[a-z0-9-]+\.(svg|png|webp)$/
const PHOTOGRAPH_FILE = /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/

/** One line of text, at most `max` characters long. */
export const singleLine = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => hasVisibleText(text) && text.length <= max && !text.includes('\n'),
      `one line of 1 to ${max} characters`,
    ),
  )

/** One line of text that may contain these names in braces. Their values are filled in when the text is shown. */
export const template = (names: readonly string[], max: number) => v.pipe(singleLine(max), v.metadata({ later: names }))

/** The singular and plural text for a number that is known only when the text is shown; `{count}` is the number. */
export const pluralForms = (max: number) =>
  v.strictObject({ one: template(['count'], max), many: template(['count'], max) })

/**
 * A list of at most `max` different names, each of at most `maxLength` characters. It is written as a list, or as text
 * with commas.
 */
export const nameList = (max: number, maxLength: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())], 'a list of names, or names separated by commas'),
    v.transform((names) => (typeof names === 'string' ? names.split(',') : names).map((name) => name.trim())),
    v.check(
      (all) =>
        all.length >= 1 &&
        all.length <= max &&
        new Set(all).size === all.length &&
        all.every((name) => hasVisibleText(name) && name.length <= maxLength && !name.includes('\n')),
      `1 to ${max} different names of at most ${maxLength} characters each, separated by commas`,
    ),
  )

/** A paragraph of `min` to `max` characters; its lines are joined. */
export const paragraph = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/\s*\n\s*/g, ' ')),
    v.check(
      (text) => hasVisibleText(text) && text.length >= min && text.length <= max,
      `one paragraph of ${min} to ${max} characters`,
    ),
  )

/** A list of `min` to `max` items. */
export const listOf = <S extends v.GenericSchema>(min: number, max: number, item: S) =>
  v.pipe(
    v.array(item),
    v.check(
      (all) => all.length >= min && all.length <= max,
      min === max ? `a list of ${min} items` : `a list of ${min} to ${max} items`,
    ),
  )

/** The description of a page in search results. */
export const metaDescription = paragraph(70, 160)

/** Markdown text that has already been parsed into blocks. */
export const markdownBlocks = v.pipe(
  v.custom<readonly ArticleBlock[]>(Array.isArray),
  v.check((blocks) => blocks.length > 0, 'paragraphs, headings or lists'),
)

/** The last segment of an address. */
export const slug = v.pipe(
  v.string(),
  v.check((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), 'lower-case words joined by hyphens'),
)

/** A date such as 2025-06-24. It has to exist: `Date` reads February 30 as March 2. */
export const isoDate = v.pipe(
  v.string(),
  v.check((text) => isDay(text), 'a valid date such as 2025-06-24, from 1900 to 2199'),
)

/** An address of this site, or an https address. `brokenLinks` checks whether the page exists. */
export const href = v.pipe(
  v.string(),
  v.check((text) => /^\/(?![/\\])\S*$/.test(text) || isHttpsUrl(text), 'an address such as /jobs or https://…'),
)

/** A month such as 2025-06. */
export const isoMonth = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d$/.test(text) && isDay(`${text}-01`),
    'a valid month such as 2025-06, from 1900 to 2199',
  ),
)

/** An https address. */
export const httpsUrl = v.pipe(
  v.string(),
  v.check((text) => isHttpsUrl(text), 'an https address'),
)

/** A price in whole dollars, such as $149. */
export const price = v.pipe(
  v.string(),
  v.check((text) => /^\$[1-9]\d{0,2}(,\d{3})?$/.test(text), 'a price in whole dollars, such as $149 or $1,490'),
)

/** The file name of a logo in the folder of its collection. */
export const logoFileName = v.pipe(
  v.string(),
  v.check((name) => LOGO_FILE.test(name), 'the name of an .svg, .png or .webp file, such as lake-hotel.svg'),
)

/** The name of an icon in Simple Icons. */
export const simpleIcon = v.pipe(
  v.string(),
  v.check(
    (name) => /^[a-z0-9_]+$/.test(name) && existsSync(join(SIMPLE_ICONS_FOLDER, `${name}.svg`)),
    'the name of an icon on simpleicons.org, such as nextdotjs; leave it out to show the initials',
  ),
)

/** The file name of a photograph in the folder of its collection. */
export const photoFileName = v.pipe(
  v.string(),
  v.check(
    (name) => PHOTOGRAPH_FILE.test(name),
    'the name of a .jpg, .png, .webp or .avif file, such as lake-hotel.jpg',
  ),
)

/** An https address, or an empty string. */
export const optionalHttpsUrl = v.pipe(
  v.string(),
  v.check((text) => text === '' || isHttpsUrl(text), 'an https address, or "" for none'),
)

/** The name of a Lucide icon. */
export const lucideIcon = v.pipe(
  v.string(),
  v.check(
    (name) => /^[a-z0-9-]+$/.test(name) && name !== 'index' && existsSync(join(LUCIDE_FOLDER, `${name}.mjs`)),
    'the name of an icon on lucide.dev, such as code-xml',
  ),
)

/** The position of a record among the others of its collection. */
export const sortOrder = v.pipe(v.number(), v.integer('a whole number'))

/** A whole number from `min` to `max`. */
export const integerBetween = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= min && value <= max, `a whole number from ${min} to ${max}`),
  )

/** A number from `min` to `max`. */
export const between = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= min && value <= max, `a number from ${min} to ${max}`),
  )

/** Returns whether a text has any visible character; zero-width spaces are not visible. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** Matches the years that the site's calendars and charts can draw. */
const YEAR = /^(19|20|21)\d\d-/

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return YEAR.test(text) && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Returns whether a text is an https address. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)
}
