import { join } from 'node:path'

const ROOTS = ['src/app/start.tsx', 'src/sections/page-head.tsx']

type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

/**
 * Gathers what nearly every page runs into one script, so that a page names few files in its head: all modules that the
 * start and the pages' common sections need at once, but for those of the entry, which comes before them. Answers the
 * chunk a module goes to, null for the bundler's own choice.
 */
export function coreChunk(root: string): (id: string, modules: Modules) => string | null {
  let core: ReadonlySet<string> | null = null
  return (id, modules) => {
    if (!core) {
      const entry = reachable(join(root, 'src/entry-client.ts'), modules)
      const common = ROOTS.flatMap((file) => [...reachable(join(root, file), modules)])
      core = new Set(common.filter((module) => !entry.has(module)))
    }
    return core.has(id) ? 'core' : null
  }
}

function reachable(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachable(imported, modules, found)
  return found
}
