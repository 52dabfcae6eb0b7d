import { record as promises } from 'virtual:records/pages/header/promises'
import { records } from 'virtual:records/services/menu'
import { type PageName, pageRows } from './pages.ts'
import { servicePath } from './paths.ts'

/**
 * A link in a menu of the header: its name, its one-line promise, and the name of its drawing, `/glyphs/menu.svg#<glyph>`.
 */
export type SubLink = {
  readonly name: string
  readonly href: string
  readonly promise: string
  readonly glyph: string
}

/** The services. Each is a file in `content/services`. */
export const serviceLinks: readonly SubLink[] = records.map(({ slug, name, promise, instrument }) => ({
  name,
  href: servicePath(slug),
  promise,
  glyph: instrument,
}))

export type NavItem = { readonly name: string; readonly href: string; readonly sub?: readonly SubLink[] }

/** The records in the menu of each header page. The menu lists them before its pages. */
const recordsInMenu: Partial<Record<PageName, readonly SubLink[]>> = { services: serviceLinks }

/** The items of the header: pages in the order of `pages.ts`, some with a menu. */
export const navigation: readonly NavItem[] = pageRows
  .filter(({ isInHeader }) => isInHeader)
  .map(({ name, label, path }) => {
    const sub = [...(recordsInMenu[name] ?? []), ...pagesInMenu(name)]
    return { name: label, href: path, ...(sub.length > 0 && { sub }) }
  })

function pagesInMenu(page: PageName): readonly SubLink[] {
  return pageRows.flatMap(({ name, label, path, menu }) =>
    menu?.below === page
      ? [{ name: menu.label ?? label, href: path, promise: promises[name] ?? '', glyph: menu.glyph }]
      : [],
  )
}
