import { serviceLinks } from '#content/navigation.ts'
import { pageRows } from '#content/pages.ts'

/** Returns the short name of a service's or another page of the menus, for trails and lists. Others have none. */
export function pageName(path: string): string | undefined {
  return serviceLinks.find(({ href }) => href === path)?.name ?? pageRows.find((row) => row.path === path)?.label
}
