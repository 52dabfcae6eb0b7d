import { navigation } from '#content/navigation.ts'

/**
 * Returns the name of the navigation item that an address belongs to: the item itself, the parent of a sub-link, or the
 * section that contains the address.
 */
export function currentNavItem(path: string): string | undefined {
  const exact = navigation.find(({ href, sub }) => href === path || sub?.some((link) => link.href === path))
  return (exact ?? navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`)))?.name
}
