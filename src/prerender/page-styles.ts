import type { Rollup } from 'vite'
import { criticalCss, firstScreens } from './critical-css.ts'
import { FIRST_PAINT } from './first-paint.ts'
import { standInCss } from './fonts.ts'
import { liftStyles } from './lifted-styles.ts'
import type { Rendered } from './render.tsx'

/** What was rendered, by address. */
export type Pages = ReadonlyMap<string, Rendered>

/** One line of the host's rules names the styles of each service, and hosts read 2,000 characters of it. */
const MOST_OWN_STYLES = 20

/**
 * Pages of a kind, those of one file, share their inline styles, but for sketches. Each service page has its own, since it is put
 * together from other blocks, as long as there are not too many of them.
 */
function kindOf(path: string, { file }: Rendered, pages: Pages): string {
  const isOwn = file === 'service' && [...pages.values()].filter((page) => page.file === file).length <= MOST_OWN_STYLES
  return isOwn ? path : file
}

function kindsOf(pages: Pages): ReadonlyMap<string, readonly Rendered[]> {
  const kinds = new Map<string, readonly Rendered[]>()
  for (const [path, page] of pages) {
    const kind = kindOf(path, page, pages)
    kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return kinds
}

/** The pages with their style attributes turned into rules, one set for each kind of page. */
export function withoutStyleAttributes(pages: Pages) {
  const bodies = new Map<Rendered, string>()
  const rules = new Map<string, string>()
  for (const [kind, ofKind] of kindsOf(pages)) {
    const lifted = liftStyles(ofKind.map(({ body }) => body))
    rules.set(kind, lifted.rules)
    for (const [index, page] of ofKind.entries()) bodies.set(page, lifted.bodies[index] ?? page.body)
  }
  const mended = [...pages].map(([path, page]): [string, Rendered] => [path, { ...page, body: bodies.get(page) ?? '' }])
  return { pages: new Map(mended), rules }
}

/** The inline styles by address: one set for each kind of page, and after it the sketch of the page's first picture. */
export function stylesOf(
  bundle: Rollup.OutputBundle,
  pages: Pages,
  rules: ReadonlyMap<string, string>,
  sketchOn: (path: string, page: Rendered) => string,
): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  const isSiteSheet = (sheet: string) => /@layer base\b/.test(sheet) // it tells the order of the layers: it comes first
  const css = [standInCss(), ...sheets.filter(isSiteSheet), ...sheets.filter((sheet) => !isSiteSheet(sheet))].join('')
  const shared = new Map(
    [...kindsOf(pages)].map(([kind, ofKind]) => {
      const bodies = ofKind.map(({ body }) => firstScreens(body))
      return [kind, FIRST_PAINT + criticalCss(css, bodies) + (rules.get(kind) ?? '')]
    }),
  )
  return new Map(
    [...pages].map(([path, page]) => [path, (shared.get(kindOf(path, page, pages)) ?? '') + sketchOn(path, page)]),
  )
}
