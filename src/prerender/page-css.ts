import type { Rollup } from 'vite'
import { aboveFold, criticalStyles } from './critical-css.ts'
import { extractStyleAttributes } from './extract-style-attributes.ts'
import { FIRST_PAINT_CSS } from './first-paint-css.ts'
import { fallbackFontCss } from './fonts.ts'
import type { RenderedPage } from './render.tsx'

/** The rendered pages, by address. */
export type RenderedPages = ReadonlyMap<string, RenderedPage>

/**
 * The number of addresses of a page up to which each has styles of its own. One line of the host's rules lists the style
 * hashes of all of them, and hosts read at most 2,000 characters of a line.
 */
const MAX_OWN_STYLES = 20

type Addressed = readonly [path: string, page: RenderedPage]

/**
 * Returns the groups of pages that share their inline styles, apart from placeholders. The addresses of a page in
 * `pages/` are a group. Those of a page that differs by address are groups of their own, unless there are more than
 * `MAX_OWN_STYLES` of them.
 */
function styleGroups(pages: RenderedPages): readonly (readonly Addressed[])[] {
  const byName = new Map<string, Addressed[]>()
  for (const [path, page] of pages) {
    const group = byName.get(page.name) ?? []
    group.push([path, page])
    byName.set(page.name, group)
  }
  return [...byName.values()].flatMap((group) =>
    group[0]?.[1].isDifferentByAddress && group.length <= MAX_OWN_STYLES ? group.map((only) => [only]) : [group],
  )
}

/** Returns the pages without style attributes, and the rules that replace these attributes, by address. */
export function withoutStyleAttributes(pages: RenderedPages) {
  const bodies = new Map<string, string>()
  const rules = new Map<string, string>()
  for (const group of styleGroups(pages)) {
    const extracted = extractStyleAttributes(group.map(([, { body }]) => body))
    for (const [index, [path]] of group.entries()) {
      bodies.set(path, extracted.bodies[index] ?? '')
      rules.set(path, extracted.rules)
    }
  }
  const newPages = [...pages].map(([path, page]): Addressed => [path, { ...page, body: bodies.get(path) ?? '' }])
  return { pages: new Map(newPages), rules }
}

/** Returns the inline styles by address: those of the page's group, then the placeholder of its first picture. */
export function inlineStyles(
  bundle: Rollup.OutputBundle,
  pages: RenderedPages,
  rules: ReadonlyMap<string, string>,
  placeholderRuleOf: (path: string, page: RenderedPage) => string,
): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const isSiteSheet = (sheet: string) => /@layer base\b/.test(sheet) // comes first, because it sets the order of the layers
  const css = [fallbackFontCss(), ...sheets.filter(isSiteSheet), ...sheets.filter((sheet) => !isSiteSheet(sheet))].join(
    '',
  )
  const criticalCss = criticalStyles(css)
  const styles = styleGroups(pages).flatMap((group) => {
    const shared = FIRST_PAINT_CSS + criticalCss(group.map(([, { body }]) => aboveFold(body)))
    return group.map(([path, page]): readonly [string, string] => [
      path,
      shared + (rules.get(path) ?? '') + placeholderRuleOf(path, page),
    ])
  })
  return new Map(styles)
}
