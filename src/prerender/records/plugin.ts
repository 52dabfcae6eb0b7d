import type { Plugin } from 'vite'
import type { Collection } from './collection.ts'
import { isSingleton } from './files.ts'
import { allCollections, findCollection, isRecordFile, type SiteContent } from './queries.ts'
import { articleLoaders, iconsModuleSource, moduleSource, recordJsonFiles } from './virtual-modules.ts'

const RECORDS = 'virtual:records/'
const ICONS = 'virtual:icons/'
/** How the names of the globals begin that modules in the same process load articles with. */
const LOADERS = 'vyomix:load-'

/**
 * Provides records as virtual modules: `virtual:records/jobs` is the list of all jobs, `virtual:icons/jobs` the icons
 * of those jobs, `virtual:records/projects/count` their number, and `virtual:records/projects/plan` what is computed
 * from all of them together (`virtual-modules.ts` has the other kinds). In development, a page shows the mistakes in
 * the collections that it imports. A build calls `assertValidContent`, which reports the mistakes in all collections.
 * @param showsUnpublished whether drafts and records of a later day are among them
 * @param isSameProcess whether the modules run in this process, so that they need no source for each text
 */
export function contentRecords(content: SiteContent, showsUnpublished = false, isSameProcess = false): Plugin {
  const nameIn = (id: string, kind: string) => (id.startsWith(`\0${kind}`) ? id.slice(kind.length + 1) : null)
  const recordsOf = (name: string) => content.records(name, showsUnpublished)
  let isBuild = false
  return {
    name: 'vyomix:records',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    generateBundle() {
      const dataCollections = allCollections().filter(isWrittenAsData)
      for (const collection of dataCollections)
        for (const [fileName, source] of recordJsonFiles(collection, recordsOf(collection.name)))
          this.emitFile({ type: 'asset', fileName, source })
    },
    resolveId: {
      filter: { id: /^virtual:(records|icons)\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(records|icons)\// },
      handler(id) {
        const importName = nameIn(id, RECORDS) ?? nameIn(id, ICONS) ?? ''
        const { collection, subpath } = parseImportName(importName)
        if (!collection) return this.error(`${id.slice(1)}: there are no records called "${importName}".`)
        const records = recordsOf(collection.name)
        if (subpath === 'count' && !isSingleton(collection)) return `export const record = ${records.length}`
        if (subpath === 'plan' && !isSingleton(collection))
          return `export const record = ${JSON.stringify(content.layout(collection.name, records))}`
        if (subpath === 'load' && collection.isArticle && isSameProcess) {
          Object.assign(globalThis, { [LOADERS + collection.name]: articleLoaders(collection, records) })
          return `export const { load, loadList } = globalThis['${LOADERS}${collection.name}']`
        }
        return id.startsWith(`\0${ICONS}`)
          ? iconsModuleSource(records)
          : moduleSource(content.folder, collection, subpath, records, isBuild && isWrittenAsData(collection))
      },
    },
    configureServer(server) {
      const { watcher, moduleGraph, ws } = server
      // a record may contain facts and counts of other collections, so all collections are read again
      const invalidateRecords = (file: string) => {
        if (/schema\.ts$/.test(file)) return void server.restart() // the server has read the schemas when it started
        if (!isRecordFile(content.folder, file)) return
        content.forget()
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${RECORDS}`) || id.startsWith(`\0${ICONS}`)) moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, invalidateRecords)
    },
  }
}

/** Returns whether a build writes each record as a data file. Such texts are long and are read one at a time. */
const isWrittenAsData = ({ isArticle = false, loadsAlone }: Collection) => isArticle || loadsAlone !== undefined

/** Splits the name of an import into its collection and the subpath: `pages/home` and `hero` for `pages/home/hero`. */
function parseImportName(importName: string) {
  const segments = importName.split('/')
  for (let length = segments.length; length > 0; length--) {
    const collection = findCollection(segments.slice(0, length).join('/'))
    if (collection) return { collection, subpath: segments.slice(length).join('/') }
  }
  return { collection: undefined, subpath: '' }
}
