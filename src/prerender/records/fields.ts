import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const ICONS = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons')

/** A text of one line, so many characters long at most. */
export const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text !== '' && text.length <= most && !text.includes('\n'),
      `one line of 1 to ${most} characters`,
    ),
  )

/** A paragraph, so many characters long; its lines are joined. */
export const prose = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/\s*\n\s*/g, ' ')),
    v.check((text) => text.length >= least && text.length <= most, `one paragraph of ${least} to ${most} characters`),
  )

/** The name of an icon of Lucide. */
export const icon = v.pipe(
  v.string(),
  v.check(
    (name) => /^[a-z0-9-]+$/.test(name) && existsSync(join(ICONS, `${name}.mjs`)),
    'the name of an icon of lucide.dev, such as code-xml',
  ),
)

/** Records come by their order, then by their file names. */
export const order = v.pipe(v.number(), v.integer('a whole number'))

/** A number of a range. */
export const between = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.check((value) => value >= least && value <= most, `a number from ${least} to ${most}`),
  )
