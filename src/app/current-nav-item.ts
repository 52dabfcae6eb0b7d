import { navigation } from '#content/navigation.ts'

/** The navigation item an address belongs to: itself, one of its sub-links, or the section it lies in. */
export function currentNavItem(path: string): string | undefined {
  const exact = navigation.find(({ href, sub }) => href === path || sub?.some((link) => link.href === path))
  return (exact ?? navigation.find(({ href }) => href !== '/' && path.startsWith(`${href}/`)))?.name
}
