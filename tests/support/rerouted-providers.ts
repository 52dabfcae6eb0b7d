import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { type Dialect, providers } from '#content/models.ts'
import { reseal } from './resealed-site.ts'

/**
 * Copies a built site, and makes the copy send requests to these origins instead of the three providers. Returns the
 * copy's folder. The function replaces the origins in the scripts, in the policy of every page and in `_headers`.
 * @throws an Error that names a provider whose origin is in no script or no policy
 */
export function rerouteProviders(root: string, origins: Readonly<Record<Dialect, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-providers-'))
  cpSync(root, folder, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const dialect of Object.keys(providers) as readonly Dialect[]) {
    const kinds = new Set(files.filter((file) => replaceIn(join(folder, file), dialect, origins)).map(kindOf))
    for (const kind of ['.js', '.html', '_headers'])
      if (!kinds.has(kind)) throw new Error(`No ${kind} of ${root} names ${providers[dialect].origin}.`)
  }
  reseal(folder)
  return folder
}

function kindOf(file: string): string {
  return file === '_headers' ? file : extname(file)
}

/** Replaces a provider's origin in a file. Returns whether the file contained the origin. */
function replaceIn(file: string, dialect: Dialect, origins: Readonly<Record<Dialect, string>>): boolean {
  if (!/\.(js|html)$|\b_headers$/.test(file)) return false
  const text = readFileSync(file, 'utf8')
  const isNamed = text.includes(providers[dialect].origin)
  if (isNamed) writeFileSync(file, text.replaceAll(providers[dialect].origin, origins[dialect]))
  return isNamed
}
