import { join } from 'node:path'

/** Returns the alias by which the icons of `lucide-react` are created by `src/ui/plain-icon.ts`. */
export function iconAlias(root: string) {
  return { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'src/ui/plain-icon.ts') }
}
