import { join } from 'node:path'
import type { Plugin } from 'vite'
import { collectionOf, collectionWith, recordsOf, type Settings } from './all.ts'
import { filesOf } from './collection.ts'

const RECORDS = 'virtual:records/'
const ICONS = 'virtual:icons/'

/**
 * Hands records to the program: `virtual:records/jobs` is the list of all jobs, `virtual:icons/jobs` the icons they name. A
 * page shows the mistakes of one collection while one works on the site; `refuseMistakes` stops a build with those of all.
 */
export function contentRecords(root: string, settings: Settings): Plugin {
  const content = join(root, 'src/content')
  const nameIn = (id: string, kind: string) => (id.startsWith(`\0${kind}`) ? id.slice(kind.length + 1) : null)
  return {
    name: 'vyomix:records',
    resolveId(id) {
      return id.startsWith(RECORDS) || id.startsWith(ICONS) ? `\0${id}` : null
    },
    load(id) {
      const name = nameIn(id, RECORDS) ?? nameIn(id, ICONS)
      if (name === null) return null
      const collection = collectionOf(name)
      if (!collection) return this.error(`${id.slice(1)}: there are no records called "${name}".`)
      for (const file of filesOf(content, collection)) this.addWatchFile(file)
      const records = recordsOf(content, name, settings)
      return id.startsWith(`\0${ICONS}`) ? iconsOf(records) : `export const records = ${JSON.stringify(records)}`
    },
    configureServer({ watcher, moduleGraph, ws }) {
      const renew = (file: string) => {
        const name = collectionWith(content, file)?.name
        if (name === undefined) return
        for (const kind of [RECORDS, ICONS]) {
          const module = moduleGraph.getModuleById(`\0${kind}${name}`)
          if (module) moduleGraph.invalidateModule(module)
        }
        ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, renew)
    },
  }
}

/** A module with the icons that records name, so that no other icon comes along. */
function iconsOf(records: readonly object[]): string {
  const names = [...new Set(records.flatMap((record) => ('icon' in record ? String(record.icon) : [])))]
  const imports = names.map((name, index) => `import I${index} from 'lucide-react/icons/${name}'`)
  const entries = names.map((name, index) => `${JSON.stringify(name)}: I${index}`)
  return `${imports.join('\n')}\nexport const icons = { ${entries.join(', ')} }`
}
