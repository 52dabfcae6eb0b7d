import { join } from 'node:path'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/
/** The key of a shape in an icon. `plain-icon.ts` needs none, and random letters cannot be compressed. */
const KEY = /, key: "\w+"/g

/** Returns a plugin that makes the icons of `lucide-react` by `src/ui/plain-icon.ts`, from their shapes alone. */
export function plainIcons(root: string): Plugin {
  return {
    name: 'vyomix:plain-icons',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(root, 'src/ui/plain-icon.ts') }],
      },
    }),
    transform: {
      filter: { id: ICON },
      handler: (code) => ({ code: code.replace(KEY, ''), map: null }),
    },
  }
}
