import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { staticSite } from '#server/static-site.ts'
import type { HostName } from '../hosts.ts'
import { headersFile } from '../rule-files.ts'
import type { HeaderRule } from '../site-rules.ts'
import { answerOf } from './http-answer.ts'
import { brotliModule, netlifyParsers, type Run, serverProgram, wranglerProgram } from './software.ts'

/** A host that serves the site on this computer. */
export type RunningHost = {
  readonly url: string
  /** The folder that it serves. */
  readonly site: string
  /** What runs, for the report. */
  readonly software: string
  readonly stop: () => Promise<void>
  /** Whether it sends brotli, gzip, both or neither. */
  readonly encodings: readonly ('br' | 'gzip')[]
  /** Whether the page for unknown addresses has a policy by header. Elsewhere it has only the one that it contains. */
  readonly hasErrorPolicy: boolean
  /** Whether its rules can refuse addresses and methods. Those of Cloudflare cannot: it takes `//blog` for `/blog`. */
  readonly canRefuse: boolean
  /** The statuses with which it redirects. Cloudflare, and our own server in place of Netlify, also use 308. */
  readonly redirectStatuses: readonly number[]
}

type Start = (folder: string, work: string, cache: string, run: Run) => Promise<RunningHost>

const READY_MS = 90_000
const POLL_MS = 200

/**
 * How each host is started. `folder` is what was written for the host, and `work` a folder for its own files.
 * They throw NotObtained where the software cannot be had.
 */
export const startHost: Readonly<Record<HostName, Start>> = {
  async nginx(folder, work, cache, run) {
    const program = await serverProgram('nginx', cache, run)
    const module = brotliModule(cache)
    const port = await freePort()
    const path = join(work, 'nginx.conf')
    writeFileSync(path, nginxConfig(folder, work, port, module))
    const version = /nginx\/[\d.]+/.exec((await run([program, '-v'])).output)?.[0] ?? 'nginx'
    return startProcess(program, ['-p', work, '-c', path], port, {
      work,
      site: join(folder, 'site'),
      software: `${version}, ${module ? 'with' : 'without'} the module for brotli`,
      encodings: module ? ['br', 'gzip'] : ['gzip'],
      hasErrorPolicy: true,
      canRefuse: true,
      redirectStatuses: [301],
    })
  },
  async caddy(folder, work, cache, run) {
    const program = await serverProgram('caddy', cache, run)
    const port = await freePort()
    const path = join(work, 'Caddyfile')
    const site = `http://127.0.0.1:${port} {\n\troot * "${join(folder, 'site')}"\n\timport "${join(folder, 'site.caddy')}"\n}`
    writeFileSync(path, `{\n\tadmin off\n}\n${site}\n`)
    const version = (await run([program, 'version'])).output.trim().split(' ')[0]
    return startProcess(program, ['run', '--config', path, '--adapter', 'caddyfile'], port, {
      work,
      site: join(folder, 'site'),
      software: `Caddy ${version}`,
      hasErrorPolicy: true,
      canRefuse: true,
      redirectStatuses: [301],
      encodings: ['br', 'gzip'],
    })
  },
  async cloudflare(folder, work, cache, run) {
    const program = await wranglerProgram(cache, run)
    const port = await freePort()
    const flags = ['--port', String(port), '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01']
    const { version } = JSON.parse(readFileSync(join(program, '../../package.json'), 'utf8'))
    return startProcess(process.execPath, [program, 'pages', 'dev', folder, ...flags], port, {
      software: `wrangler ${version} pages dev, which compresses nothing; Cloudflare itself does`,
      encodings: [],
      hasErrorPolicy: false,
      canRefuse: false,
      redirectStatuses: [301, 308],
      work,
      site: folder,
    })
  },
  async netlify(folder, work, cache, run) {
    const parsers = await netlifyParsers(cache, run)
    return startNetlify(folder, work, parsers)
  },
}

function nginxConfig(folder: string, work: string, port: number, module: string | null): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${module ? `load_module "${module}";\n` : ''}daemon off;
master_process off;
pid "${join(work, 'nginx.pid')}";
error_log stderr;
events { }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path "${join(work, name)}";`).join('\n')}
  include "${join(folder, 'maps.conf')}";
  server {
    listen 127.0.0.1:${port};
    root "${join(folder, 'site')}";
    include "${join(folder, 'server.conf')}";
${module ? `    include "${join(folder, 'brotli.conf')}";\n` : ''}  }
}
`
}

/**
 * Serves the site by the rules as Netlify's own parsers read them. Netlify's network has no program to run here, so the
 * files come from our server.
 */
async function startNetlify(folder: string, work: string, parsers: string): Promise<RunningHost> {
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(parsers, file)).href)
  const { parseAllHeaders } = await load('headers-parser/lib/index.js')
  const { parseAllRedirects } = await load('redirect-parser/lib/index.js')
  const options = { configHeaders: [], configRedirects: [], minimal: false }
  const headers = await parseAllHeaders({ headersFiles: [join(folder, '_headers')], ...options })
  const redirects = await parseAllRedirects({ redirectsFiles: [join(folder, '_redirects')], ...options })
  const errors = [...headers.errors, ...redirects.errors]
  if (errors.length > 0) throw new Error(`Netlify's parsers report: ${errors.map(String).join('; ')}`)
  const site = join(work, 'site')
  cpSync(folder, site, { recursive: true })
  const rules: readonly HeaderRule[] = headers.headers.map(
    (rule: { readonly for: string; readonly values: Readonly<Record<string, string>> }) => ({
      pattern: rule.for,
      headers: Object.entries(rule.values).map(([name, value]) => [name.toLowerCase(), value]),
    }),
  )
  writeFileSync(join(site, '_headers'), headersFile({ headers: rules }))
  const serveFile = staticSite(site, 'quick')
  const server = createHttpServer(async (request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`)
    const rule = redirects.redirects.find(({ path }: { readonly path: string }) => path === pathname)
    if (rule && rule.status !== 404)
      response.writeHead(rule.status, { location: `${rule.to}${search}` }).end('Redirecting')
    else await serveFile(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    site,
    software: "Netlify's parsers of rules, behind our own server; its network could not be tried here",
    encodings: ['br', 'gzip'],
    hasErrorPolicy: false,
    canRefuse: false,
    redirectStatuses: [301, 308],
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const children = new Set<ChildProcess>()

/** Ends every host that still runs, for a tool that is interrupted. */
export async function stopAll(): Promise<void> {
  await Promise.all([...children].map(end))
}

async function startProcess(
  program: string,
  args: readonly string[],
  port: number,
  { work, ...about }: Omit<RunningHost, 'url' | 'stop'> & { readonly work: string },
): Promise<RunningHost> {
  const variables = { XDG_CONFIG_HOME: work, XDG_DATA_HOME: work, WRANGLER_SEND_METRICS: 'false', CI: '1' }
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    env: { ...process.env, ...variables },
    cwd: work,
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-20_000)
    })
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - start > READY_MS) {
      await end(child)
      throw new Error(`${about.software} does not start:\n${output.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return { url, ...about, stop: () => end(child) }
}

async function isReady(url: string): Promise<boolean> {
  return answerOf(url, '/').then(
    () => true,
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  children.delete(child)
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    return // it has ended by itself
  }
  await closed
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Empties a folder for the files of a host. */
export function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}
