import type { Rollup } from 'vite'
import { aboveFold, criticalCss } from './critical-css.ts'
import { extractStyleAttributes } from './extract-style-attributes.ts'
import { FIRST_PAINT_CSS } from './first-paint-css.ts'
import { fallbackFontCss } from './fonts.ts'
import type { RenderedPage } from './render.tsx'

/** What was rendered, by address. */
export type RenderedPages = ReadonlyMap<string, RenderedPage>

/** One line of the host's rules names the styles of each service, and hosts read 2,000 characters of it. */
const MAX_OWN_STYLES = 20

/**
 * Pages of a kind, those of one file, share their inline styles, but for sketches. Each service page has its own, since it is put
 * together from other blocks, as long as there are not too many of them.
 */
function styleGroupOf(path: string, { file }: RenderedPage, pages: RenderedPages): string {
  const isOwn = file === 'service' && [...pages.values()].filter((page) => page.file === file).length <= MAX_OWN_STYLES
  return isOwn ? path : file
}

function styleGroups(pages: RenderedPages): ReadonlyMap<string, readonly RenderedPage[]> {
  const kinds = new Map<string, readonly RenderedPage[]>()
  for (const [path, page] of pages) {
    const kind = styleGroupOf(path, page, pages)
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return kinds
}

/** The pages with their style attributes turned into rules, one set for each kind of page. */
export function withoutStyleAttributes(pages: RenderedPages) {
  const bodies = new Map<RenderedPage, string>()
  const rules = new Map<string, string>()
  for (const [kind, ofKind] of styleGroups(pages)) {
    const lifted = extractStyleAttributes(ofKind.map(({ body }) => body))
    rules.set(kind, lifted.rules)
    for (const [index, page] of ofKind.entries()) bodies.set(page, lifted.bodies[index] ?? page.body)
  }
  const mended = [...pages].map(([path, page]): [string, RenderedPage] => [
    path,
    { ...page, body: bodies.get(page) ?? '' },
  ])
  return { pages: new Map(mended), rules }
}

/** The inline styles by address: one set for each kind of page, and after it the sketch of the page's first picture. */
export function inlineStyles(
  bundle: Rollup.OutputBundle,
  pages: RenderedPages,
  rules: ReadonlyMap<string, string>,
  sketchOn: (path: string, page: RenderedPage) => string,
): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const isSiteSheet = (sheet: string) => /@layer base\b/.test(sheet) // it tells the order of the layers: it comes first
  const css = [fallbackFontCss(), ...sheets.filter(isSiteSheet), ...sheets.filter((sheet) => !isSiteSheet(sheet))].join(
    '',
  )
  const shared = new Map(
    [...styleGroups(pages)].map(([kind, ofKind]) => {
      const bodies = ofKind.map(({ body }) => aboveFold(body))
      return [kind, FIRST_PAINT_CSS + criticalCss(css, bodies) + (rules.get(kind) ?? '')]
    }),
  )
  return new Map(
    [...pages].map(([path, page]) => [
      path,
      (shared.get(styleGroupOf(path, page, pages)) ?? '') + sketchOn(path, page),
    ]),
  )
}
