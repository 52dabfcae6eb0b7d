import type { Rollup } from 'vite'
import { aboveFold, criticalCss } from './critical-css.ts'
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

/**
 * Returns the name of the group of pages with which a page shares its inline styles, apart from placeholders. The group
 * is named after the page in `pages/`. Addresses of a page that differs by address are groups of their own, unless there
 * are more than `MAX_OWN_STYLES` of them.
 */
function styleGroupOf(path: string, { name, isDifferentByAddress }: RenderedPage, pages: RenderedPages): string {
  const hasOwnStyles =
    isDifferentByAddress && [...pages.values()].filter((page) => page.name === name).length <= MAX_OWN_STYLES
  return hasOwnStyles ? path : name
}

function styleGroups(pages: RenderedPages): ReadonlyMap<string, readonly RenderedPage[]> {
  const groups = new Map<string, readonly RenderedPage[]>()
  for (const [path, page] of pages) {
    const group = styleGroupOf(path, page, pages)
    groups.set(group, [...(groups.get(group) ?? []), page])
  }
  return groups
}

/** Returns the pages without style attributes, and the rules that replace these attributes, by group of pages. */
export function withoutStyleAttributes(pages: RenderedPages) {
  const bodies = new Map<RenderedPage, string>()
  const rules = new Map<string, string>()
  for (const [group, groupPages] of styleGroups(pages)) {
    const extracted = extractStyleAttributes(groupPages.map(({ body }) => body))
    rules.set(group, extracted.rules)
    for (const [index, page] of groupPages.entries()) bodies.set(page, extracted.bodies[index] ?? page.body)
  }
  const newPages = [...pages].map(([path, page]): [string, RenderedPage] => [
    path,
    { ...page, body: bodies.get(page) ?? '' },
  ])
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
  const shared = new Map(
    [...styleGroups(pages)].map(([group, groupPages]) => {
      const bodies = groupPages.map(({ body }) => aboveFold(body))
      return [group, FIRST_PAINT_CSS + criticalCss(css, bodies) + (rules.get(group) ?? '')]
    }),
  )
  return new Map(
    [...pages].map(([path, page]) => [
      path,
      (shared.get(styleGroupOf(path, page, pages)) ?? '') + placeholderRuleOf(path, page),
    ]),
  )
}
