import { basename, join } from 'node:path'

/** What nearly every page runs. */
const CORE = ['src/app/start.tsx', 'src/sections/page-head.tsx', 'src/ui/picture.ts']

/** What some pages run and the footer too: each whole, where the bundler would cut it by who shares what. */
const SHARED = ['src/ui/field.tsx', 'src/ui/pause-button.tsx']

const FRAMEWORK = 'src/app/framework.ts'
const LIBRARY = '/node_modules/'

type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

/**
 * Gathers what nearly every page runs into two scripts, so that a page names few files in its head: all modules that the
 * start and the pages' common sections need at once, but for those of the entry, which comes before them. The libraries
 * among them stay as they are when the site's own code changes: an update does not fetch them again. The few pieces that
 * pages share with the footer are whole scripts as well. Answers the chunk a module goes to, null for the bundler's own
 * choice.
 */
export function coreChunk(root: string): (id: string, modules: Modules) => string | null {
  let chunks: ReadonlyMap<string, string> | null = null
  return (id, modules) => {
    chunks ??= chunksIn(root, modules)
    return chunks.get(id) ?? null
  }
}

function chunksIn(root: string, modules: Modules): ReadonlyMap<string, string> {
  const entry = reachable(join(root, 'src/entry-client.ts'), modules)
  const chunks = new Map<string, string>()
  const gather = (nameOf: (module: string) => string, file: string) => {
    for (const module of reachable(join(root, file), modules))
      if (!entry.has(module) && !chunks.has(module)) chunks.set(module, nameOf(module))
  }
  gather(() => 'libraries', FRAMEWORK)
  for (const file of CORE) gather((module) => (module.includes(LIBRARY) ? 'libraries' : 'core'), file)
  for (const file of SHARED) gather(() => basename(file, '.tsx'), file)
  return chunks
}

function reachable(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachable(imported, modules, found)
  return found
}
