import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseJson } from '#lib/json.ts'
import { isFolder } from './folders.ts'
import { codeOf, type Machine } from './machine.ts'
import { isReleaseName, parseReleaseNote, type ReleaseNote } from './release-rules.ts'

const NOTE = 'release.json'
const CURRENT = 'current'
/** What an interrupted deploy leaves behind begins like this. No release does. */
const LEFT_OVER = /^\.(?:unfinished|removed|next)-/

/** What systems report where the disk has no links. */
const HAS_NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL']

export type ReleaseFolder = ReturnType<typeof releaseFolder>

/** A folder of releases with a link to the one that visitors see. Each release is whole before it has its name. */
export function releaseFolder(folder: string, { changes, replacesLinks, pid }: Machine) {
  const releases = join(folder, 'releases')
  const link = join(folder, CURRENT)
  const at = (name: string) => join(releases, name)
  const namesIn = (place: string) => (isFolder(place) ? readdirSync(place) : [])
  const names = () => namesIn(releases).filter((name) => isReleaseName(name) && existsSync(join(at(name), 'site')))
  const noteOf = (name: string): ReleaseNote => {
    const path = join(at(name), NOTE)
    return parseReleaseNote(existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : null)
  }

  return {
    at,
    names,
    noteOf,
    /** A folder of this process for a release that is being made. */
    unfinished: join(releases, `.unfinished-${pid}`),

    /**
     * Returns the name of the current release; null if there is none.
     * @throws an Error with a sentence, when something else has the place of the link
     */
    current(): string | null {
      const stats = lstatSync(link, { throwIfNoEntry: false })
      if (stats === undefined) return null
      if (!stats.isSymbolicLink())
        throw new Error(`${link} is not a link to a release. Move it away, or choose another folder.`)
      const name = basename(readlinkSync(link))
      return names().includes(name) ? name : null
    },

    writeNote(release: string, note: ReleaseNote): void {
      changes.writeFileSync(join(release, NOTE), JSON.stringify(note))
    },

    /** Gives a release its name, by which it counts as one. */
    finish(release: string, name: string): void {
      changes.renameSync(release, at(name))
    },

    /** Makes a release current, in one step where the system can replace a link. */
    switchTo(name: string): void {
      const next = join(folder, `.next-${pid}`)
      changes.rmSync(next, { force: true })
      try {
        // a junction, which needs no right of an administrator, has to name the whole path
        if (replacesLinks) changes.symlinkSync(join('releases', name), next, 'dir')
        else changes.symlinkSync(resolve(at(name)), next, 'junction')
      } catch (error) {
        if (!HAS_NO_LINKS.includes(codeOf(error))) throw error
        throw new Error(`The disk of ${folder} has no links between folders. Use --copy, which needs none.`)
      }
      if (!replacesLinks) changes.rmSync(link, { force: true })
      changes.renameSync(next, link)
    },

    /** Removes a release. It loses its name first, so that no half of one can be taken for a release. */
    remove(name: string): void {
      const removed = join(releases, `.removed-${name}`)
      changes.renameSync(at(name), removed)
      changes.rmSync(removed, { recursive: true, force: true })
    },

    /** Removes what interrupted deploys left behind, and ends a switch that Windows was interrupted in. */
    tidy(): void {
      for (const name of namesIn(folder).filter((each) => LEFT_OVER.test(each))) {
        const isLost = lstatSync(link, { throwIfNoEntry: false }) === undefined
        if (isLost && name.startsWith('.next-')) changes.renameSync(join(folder, name), link)
        else changes.rmSync(join(folder, name), { recursive: true, force: true })
      }
      for (const name of namesIn(releases).filter((each) => LEFT_OVER.test(each)))
        changes.rmSync(at(name), { recursive: true, force: true })
    },

    /** Puts the hashed files of other releases into a release where it has none of that name. */
    addFilesOf(others: readonly string[], release: string): void {
      for (const other of others)
        for (const file of noteOf(other).ownFiles) {
          const from = join(at(other), 'site', file)
          const to = join(release, 'site', file)
          if (existsSync(to) || !existsSync(from)) continue
          changes.mkdirSync(dirname(to), { recursive: true })
          linkOrCopy(from, to, changes)
        }
    },

    /** Copies a whole release by links, so that it takes no space. */
    addAllOf(other: string, release: string): void {
      changes.mkdirSync(release, { recursive: true })
      for (const path of readdirSync(at(other), { recursive: true, encoding: 'utf8' })) {
        const from = join(at(other), path)
        if (statSync(from).isDirectory()) changes.mkdirSync(join(release, path), { recursive: true })
        else if (path !== NOTE) {
          changes.mkdirSync(dirname(join(release, path)), { recursive: true })
          linkOrCopy(from, join(release, path), changes)
        }
      }
    },
  }
}

/** Links a file to another place, or copies it where the disk has no links. A copy has its name only once it is whole. */
function linkOrCopy(from: string, to: string, changes: Machine['changes']): void {
  try {
    changes.linkSync(from, to)
  } catch (error) {
    if (![...HAS_NO_LINKS, 'EXDEV', 'EMLINK'].includes(codeOf(error))) throw error
    changes.copyFileSync(from, `${to}.part`)
    changes.renameSync(`${to}.part`, to)
  }
}
