import { record as promises } from 'virtual:records/pages/header/promises'
import { type PageName, pageRows } from './pages.ts'
import { paths } from './paths.ts'

/** A sub-link of the header's menus, with its one-line promise and its drawing. */
export type SubLink = {
  readonly name: string
  readonly href: string
  readonly promise: string
  /** The name of its drawing, `public/glyphs/<glyph>.svg`. */
  readonly glyph: string
}

export const serviceLinks: readonly SubLink[] = [
  { name: 'Custom Website Development', href: paths.customWebsites, promise: 'Built to your brief', glyph: 'web' },
  { name: 'E-commerce Solutions', href: paths.ecommerce, promise: 'Shops that take orders', glyph: 'shop' },
  { name: 'SEO Optimization', href: paths.seo, promise: 'Found for the right words', glyph: 'seo' },
  { name: 'UI/UX Design', href: paths.uiUx, promise: 'Tested before it is built', glyph: 'uiux' },
  { name: 'Web Hosting & Maintenance', href: paths.hosting, promise: 'Watched around the clock', glyph: 'host' },
  { name: 'WordPress Development', href: paths.wordpress, promise: 'Themes without the bloat', glyph: 'wp' },
  { name: 'Mobile App Development', href: paths.mobileApps, promise: 'iOS and Android together', glyph: 'mobile' },
  { name: 'API Development & Integration', href: paths.apis, promise: 'Systems that talk', glyph: 'api' },
]

export type NavItem = { readonly name: string; readonly href: string; readonly sub?: readonly SubLink[] }

/** The records that stand in the menu of a page, before the pages that do. */
const recordsBelow: Partial<Record<PageName, readonly SubLink[]>> = { services: serviceLinks }

/** The header: pages in the order of `pages.ts`, some with a menu. */
export const navigation: readonly NavItem[] = pageRows
  .filter(({ isInHeader }) => isInHeader)
  .map(({ name, label, path }) => {
    const sub = [...(recordsBelow[name] ?? []), ...pagesBelow(name)]
    return { name: label, href: path, ...(sub.length > 0 && { sub }) }
  })

function pagesBelow(page: PageName): readonly SubLink[] {
  return pageRows.flatMap(({ name, label, path, menu }) =>
    menu?.below === page
      ? [{ name: menu.label ?? label, href: path, promise: promises[name] ?? '', glyph: menu.glyph }]
      : [],
  )
}
