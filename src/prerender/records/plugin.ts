import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Collection } from './collection.ts'
import { collections } from './collections.ts'
import { collectionFiles, isSingleton } from './files.ts'
import type { Settings } from './placeholder-values.ts'
import { computePlan, findCollection, isRecordFile, readRecords } from './queries.ts'
import { iconsModuleSource, moduleSource, recordJsonFiles } from './virtual-modules.ts'

const RECORDS = 'virtual:records/'
const ICONS = 'virtual:icons/'

/**
 * Hands records to the program: `virtual:records/jobs` is the list of all jobs, `virtual:icons/jobs` the icons they name,
 * `virtual:records/projects/count` how many there are, `virtual:records/projects/plan` what is computed from all of them together
 * (`modules.ts` has the other kinds). A page shows the mistakes of one collection while one works on the site; `refuseMistakes` stops
 * a build with all.
 */
export function contentRecords(root: string, settings: Settings): Plugin {
  const content = join(root, 'src/content')
  const nameIn = (id: string, kind: string) => (id.startsWith(`\0${kind}`) ? id.slice(kind.length + 1) : null)
  const read = new Map<string, readonly object[]>()
  const readOnce = (name: string) => {
    const records = read.get(name) ?? readRecords(content, name, settings)
    read.set(name, records)
    return records
  }
  let isBuild = false
  return {
    name: 'vyomix:records',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      read.clear()
    },
    generateBundle() {
      const written = Object.values(collections).filter(({ collection }) => isWrittenAsData(collection))
      for (const { collection } of written)
        for (const [fileName, source] of recordJsonFiles(collection, readOnce(collection.name)))
          this.emitFile({ type: 'asset', fileName, source })
    },
    resolveId: {
      filter: { id: /^virtual:(records|icons)\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(records|icons)\// },
      handler(id) {
        const asked = nameIn(id, RECORDS) ?? nameIn(id, ICONS) ?? ''
        const { collection, part } = found(asked)
        if (!collection) return this.error(`${id.slice(1)}: there are no records called "${asked}".`)
        for (const file of collectionFiles(content, collection)) this.addWatchFile(file)
        const records = readOnce(collection.name)
        if (part === 'count' && !isSingleton(collection)) return `export const record = ${records.length}`
        if (part === 'plan' && !isSingleton(collection))
          return `export const record = ${JSON.stringify(computePlan(content, collection.name, records, settings))}`
        return id.startsWith(`\0${ICONS}`)
          ? iconsModuleSource(records)
          : moduleSource(content, collection, part, records, isBuild && isWrittenAsData(collection), isBuild)
      },
    },
    configureServer({ watcher, moduleGraph, ws }) {
      // one record may name the figures and the number of others, so all are read anew
      const renew = (file: string) => {
        if (!isRecordFile(content, file)) return
        read.clear()
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.startsWith(`\0${RECORDS}`) || id.startsWith(`\0${ICONS}`)) moduleGraph.invalidateModule(module)
        ws.send({ type: 'full-reload' })
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, renew)
    },
  }
}

/** Articles are long, and each is read by itself. */
const isWrittenAsData = ({ isArticle = false }: Collection) => isArticle

/** The collection an import names, `pages/home` of `pages/home/hero`, and the rest of the name. */
function found(asked: string) {
  const words = asked.split('/')
  for (let length = words.length; length > 0; length--) {
    const collection = findCollection(words.slice(0, length).join('/'))
    if (collection) return { collection, part: words.slice(length).join('/') }
  }
  return { collection: undefined, part: '' }
}
