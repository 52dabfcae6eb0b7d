/**
 * The folders whose files open tabs and older workers still load. Each name in them has a hash of its content, so
 * files of several builds can stand side by side.
 */
const HASHED_FOLDERS = ['assets', 'parts', 'sw']

/** What a release says of itself, in a file beside its site. */
export type ReleaseNote = {
  /** The release that was current before this one. */
  readonly before: string | null
  /** The hashed files of its own build, without those of older releases. */
  readonly ownFiles: readonly string[]
  /** The host that its rules are for. */
  readonly host: string | null
}

/** Returns whether an older build's file of this path stays within reach. */
export function isHashedFile(path: string): boolean {
  return HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`))
}

/** Returns whether a folder beside the releases has the name of one. */
export function isReleaseName(name: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d{6}-[a-f\d]{8}$/.test(name)
}

/**
 * Returns the name of a new release: when it was made, in UTC, and the beginning of a hash of the site. Names sort by
 * time, so a release gets a later time than all others even if the clock was set back.
 */
export function releaseName(now: Date, siteHash: string, others: readonly string[]): string {
  const newest = others.toSorted().at(-1)
  const time = Math.max(now.getTime(), newest === undefined ? 0 : timeOf(newest) + 1000)
  const [day, clock = ''] = new Date(time).toISOString().split('T')
  return `${day}T${clock.slice(0, 8).replaceAll(':', '')}-${siteHash.slice(0, 8)}`
}

/** Returns when a release was made. */
function timeOf(name: string): number {
  return Date.parse(name.slice(0, 17).replace(/(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3Z'))
}

/**
 * Returns the releases to remove: all but the newest `keep`. The current one and the one before it always stay, because
 * a visitor sees the one and the owner may go back to the other.
 */
export function releasesToRemove(
  names: readonly string[],
  keep: number,
  needed: readonly (string | null)[],
): readonly string[] {
  const newest = names.toSorted().slice(-keep)
  return names.filter((name) => !newest.includes(name) && !needed.includes(name)).toSorted()
}

/** Parses what a release says of itself. A text that it cannot read says nothing. */
export function parseReleaseNote(note: unknown): ReleaseNote {
  const { before, ownFiles, host } = Object(note) as Readonly<Record<string, unknown>>
  return {
    before: typeof before === 'string' && isReleaseName(before) ? before : null,
    ownFiles: Array.isArray(ownFiles) ? ownFiles.filter(isOwnFile) : [],
    host: typeof host === 'string' ? host : null,
  }
}

/** A file of another place must not be linked into a site. */
function isOwnFile(path: unknown): path is string {
  return typeof path === 'string' && isHashedFile(path) && !path.split(/[/\\]/).includes('..')
}

/**
 * Returns the files of a site in the order in which they are copied over an older one: first what pages and the worker
 * load, then everything that stands alone, then the pages, and the worker last. So no page arrives before its files,
 * and no worker before its pages.
 */
export function copyOrder(files: readonly string[]): readonly string[] {
  const groups = [
    (path: string) => isHashedFile(path),
    (path: string) => path.startsWith('records/'),
    (path: string) => !path.endsWith('.html') && path !== 'sw.js',
    (path: string) => path.endsWith('.html'),
    (path: string) => path === 'sw.js',
  ]
  const groupOf = (path: string) => groups.findIndex((isIn) => isIn(path))
  return files.toSorted((a, b) => groupOf(a) - groupOf(b))
}
