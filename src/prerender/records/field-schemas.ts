import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { ArticleBlock } from '#content/article.ts'

const MARKS = join(dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons')
const ICONS = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons')

const LOGO = /^[a-z0-9-]+\.(svg|png|webp)$/
const PHOTOGRAPH = /^[a-z0-9-]+\.(jpe?g|png|webp|avif)$/

/** A text of one line, so many characters long at most. */
export const singleLine = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => hasVisibleText(text) && text.length <= most && !text.includes('\n'),
      `one line of 1 to ${most} characters`,
    ),
  )

/** A text of one line that is filled in when it is shown: what stands in its braces may be these names, too. */
export const template = (names: readonly string[], most: number) =>
  v.pipe(singleLine(most), v.metadata({ later: names }))

/** What is said of a number that is known when it is shown: of one thing and of several; `{count}` is the number. */
export const pluralForms = (most: number) =>
  v.strictObject({ one: template(['count'], most), many: template(['count'], most) })

/** A list of so many different names at most, each so many characters long at most; in one line they have commas between them. */
export const nameList = (most: number, letters: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())], 'a list of names, or a text that has commas between them'),
    v.transform((said) => (typeof said === 'string' ? said.split(',') : said).map((name) => name.trim())),
    v.check(
      (all) =>
        all.length >= 1 &&
        all.length <= most &&
        new Set(all).size === all.length &&
        all.every((name) => hasVisibleText(name) && name.length <= letters && !name.includes('\n')),
      `1 to ${most} names of ${letters} characters at most, with commas between them`,
    ),
  )

/** A paragraph, so many characters long; its lines are joined. */
export const paragraph = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/\s*\n\s*/g, ' ')),
    v.check(
      (text) => hasVisibleText(text) && text.length >= least && text.length <= most,
      `one paragraph of ${least} to ${most} characters`,
    ),
  )

/** A list of so many things of one kind. */
export const listOf = <S extends v.GenericSchema>(least: number, most: number, item: S) =>
  v.pipe(
    v.array(item),
    v.check(
      (all) => all.length >= least && all.length <= most,
      least === most ? `a list of ${least}` : `a list of ${least} to ${most}`,
    ),
  )

/** What a search result says of a page. */
export const metaDescription = paragraph(70, 160)

/** Text in Markdown, already turned into blocks. */
export const markdownBlocks = v.pipe(
  v.custom<readonly ArticleBlock[]>(Array.isArray),
  v.check((blocks) => blocks.length > 0, 'paragraphs, headings, lists'),
)

/** The last part of an address. */
export const slug = v.pipe(
  v.string(),
  v.check((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), 'lower-case words joined by hyphens'),
)

/** A day such as 2025-06-24, one that the calendar has: `Date` reads February 30 as March 2. */
export const isoDate = v.pipe(
  v.string(),
  v.check((text) => isDay(text), 'a day of the calendar, such as 2025-06-24, from 1900 to 2199'),
)

/** An address of this site, or an https address; whether there is such a page is held against all of them. */
export const href = v.pipe(
  v.string(),
  v.check((text) => /^\/(?![/\\])\S*$/.test(text) || isHttpsUrl(text), 'an address such as /jobs or https://…'),
)

/** A month such as 2025-06. */
export const isoMonth = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d$/.test(text) && isDay(`${text}-01`),
    'a month of the calendar, such as 2025-06, from 1900 to 2199',
  ),
)

/** An https address. */
export const httpsUrl = v.pipe(
  v.string(),
  v.check((text) => isHttpsUrl(text), 'an https address'),
)

/** A price in dollars, such as $149. */
export const price = v.pipe(
  v.string(),
  v.check((text) => /^\$[1-9]\d{0,2}(,\d{3})?$/.test(text), 'a price in whole dollars, such as $149 or $1,490'),
)

/** The name of a logo, which lies in the folder of its collection. */
export const logoFileName = v.pipe(
  v.string(),
  v.check((name) => LOGO.test(name), 'the name of an .svg, .png or .webp file, such as lake-hotel.svg'),
)

/** The name of a mark of Simple Icons. */
export const simpleIcon = v.pipe(
  v.string(),
  v.check(
    (name) => /^[a-z0-9_]+$/.test(name) && existsSync(join(MARKS, `${name}.svg`)),
    'the name of a mark of simpleicons.org, such as nextdotjs; without one its initials are shown',
  ),
)

/** The name of a photograph, which lies in the folder of its collection. */
export const photoFileName = v.pipe(
  v.string(),
  v.check((name) => PHOTOGRAPH.test(name), 'the name of a .jpg, .png, .webp or .avif file, such as lake-hotel.jpg'),
)

/** An https address, or nothing. */
export const optionalHttpsUrl = v.pipe(
  v.string(),
  v.check((text) => text === '' || isHttpsUrl(text), 'an https address, or an empty text'),
)

/** The name of an icon of Lucide. */
export const lucideIcon = v.pipe(
  v.string(),
  v.check(
    (name) => /^[a-z0-9-]+$/.test(name) && name !== 'index' && existsSync(join(ICONS, `${name}.mjs`)),
    'the name of an icon of lucide.dev, such as code-xml',
  ),
)

/** Records come by their order, then by their file names. */
export const sortOrder = v.pipe(v.number(), v.integer('a whole number'))

/** A whole number of a range. */
export const integerBetween = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `a whole number from ${least} to ${most}`,
    ),
  )

/** A number of a range. */
export const between = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= least && value <= most, `a number from ${least} to ${most}`),
  )

/** Returns whether a text has something to see in it: spaces of no width have not. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
}

/** The years that the site's calendars and charts can draw. */
const YEAR = /^(19|20|21)\d\d-/

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`)
  return YEAR.test(text) && !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Returns whether a text is an https address. */
export function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(text) && URL.canParse(text)
}
