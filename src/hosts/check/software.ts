import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Runs a command in a folder, and returns its exit code and what it printed. */
export type Run = (command: readonly string[]) => Promise<{ readonly code: number; readonly output: string }>

/** The software of a host cannot be obtained on this computer. The message says why, in a sentence. */
export class NotObtained extends Error {
  override readonly name = 'NotObtained'
}

/** The last versions that run on Node 20. */
const WRANGLER = 'wrangler@4.86.0'
const NETLIFY = ['@netlify/headers-parser@9.0.3', '@netlify/redirect-parser@15.0.4']

/**
 * Returns the path of a server's program: the installed one, or that of Debian's package, which is unpacked into the
 * cache and not installed.
 * @throws {NotObtained} where there is neither
 */
export async function serverProgram(name: 'nginx' | 'caddy', cache: string, run: Run): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const installed = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (installed) return installed
  const packages = name === 'nginx' ? ['nginx', 'libnginx-mod-http-brotli-static'] : ['caddy']
  const folder = await unpackDebian(packages, join(cache, name), run)
  const unpacked = ['usr/sbin', 'usr/bin'].map((part) => join(folder, part, name)).find((path) => existsSync(path))
  if (!unpacked) throw new NotObtained(`Debian's package ${name} has no program of that name.`)
  return unpacked
}

/** Returns the path of nginx's module for brotli: beside an unpacked nginx, or installed. Null if there is none. */
export function brotliModule(cache: string): string | null {
  const file = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  return [join(cache, 'nginx', file), `/${file}`].find((path) => existsSync(path)) ?? null
}

async function unpackDebian(packages: readonly string[], folder: string, run: Run): Promise<string> {
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  chmodSync(unfinished, 0o777) // apt-get downloads as a user of its own
  const name = packages[0]
  for (const each of packages) {
    const { code } = await run(['sh', '-c', 'cd "$1" && apt-get download "$2"', 'sh', unfinished, each])
    if (code !== 0 && each === name)
      throw new NotObtained(`${name} is not installed, and apt-get cannot download Debian's package of it.`)
  }
  for (const archive of readdirSync(unfinished).filter((file) => file.endsWith('.deb')))
    if ((await run(['dpkg', '-x', join(unfinished, archive), unfinished])).code !== 0)
      throw new NotObtained(`dpkg cannot unpack ${archive}.`)
  renameSync(unfinished, folder)
  return folder
}

/** Returns the path of wrangler's program. @throws {NotObtained} when npm cannot install it */
export async function wranglerProgram(cache: string, run: Run): Promise<string> {
  return join(await installed([WRANGLER], join(cache, 'cloudflare'), run), 'node_modules/wrangler/bin/wrangler.js')
}

/** Returns the folder with Netlify's parsers. @throws {NotObtained} when npm cannot install them */
export async function netlifyParsers(cache: string, run: Run): Promise<string> {
  return join(await installed(NETLIFY, join(cache, 'netlify'), run), 'node_modules/@netlify')
}

async function installed(packages: readonly string[], folder: string, run: Run): Promise<string> {
  const modules = join(folder, 'node_modules')
  const names = packages.map((each) => each.replace(/(?<=.)@[\d.]+$/, ''))
  if (names.every((name) => existsSync(join(modules, name, 'package.json')))) return folder
  mkdirSync(folder, { recursive: true })
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  const { code } = await run(['npm', 'install', '--prefix', folder, ...options, ...packages])
  if (code !== 0) throw new NotObtained(`${packages.join(' and ')} cannot be installed from the npm registry.`)
  return folder
}
