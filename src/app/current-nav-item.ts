import { navigation } from '#content/navigation.ts'

/**
 * Returns the name of the navigation item that an address belongs to: the item that leads to the address itself or has
 * a sub-link to it, or else the item whose page is above the address. Returns undefined if there is none.
 */
export function currentNavItem(path: string): string | undefined {
  const exact = navigation.find(({ href, sub }) => href === path || sub?.some((link) => link.href === path))
  return (exact ?? navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`)))?.name
}
