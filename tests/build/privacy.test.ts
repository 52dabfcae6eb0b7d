import { existsSync, readFileSync } from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { builtBytes, builtText, fileNames } from '#support/built-site.ts'

const texts = fileNames.filter((file) => /\.(html|js|css|svg|xml|json|txt|webmanifest)$|^_/.test(file))

function matchesIn(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    (builtText(file).match(new RegExp(pattern, 'g')) ?? []).map((match) => `${file}: ${match}`),
  )
}

test('the site does not reveal where it was built', () => {
  const buildPaths = [process.cwd(), homedir(), tmpdir()].filter((path) => path.length > 4)
  const revealing = fileNames.flatMap((file) =>
    buildPaths.filter((path) => builtBytes(file).includes(`${path}/`)).map((path) => `${file}: ${path}`),
  )
  expect(revealing).toEqual([])
  expect(
    matchesIn(
      texts,
      /(?<![\w.)\]-])\/(home|root|Users|tmp|private|opt|mnt|workspace|builds)\/[\w.-]+|\b[A-Z]:\\\w+|file:\/\/\/|node_modules/,
    ),
  ).toEqual([])
  if (hostname().length > 8) expect(texts.filter((file) => builtText(file).includes(hostname()))).toEqual([])
})

test('the site names no package registry', () => {
  const lock = existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : ''
  const hosts = new Set([...lock.matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(([, host = '']) => host))
  const registryHosts = [
    ...hosts,
    process.env.npm_config_registry?.replace(/^https?:\/\/|\/.*$/g, ''),
    'registry.',
  ].filter((host) => host)
  expect(texts.filter((file) => registryHosts.some((host) => host && builtText(file).includes(host)))).toEqual([])
})

test('the site ships no source maps, sources or notes of its developers', () => {
  expect(fileNames.filter((file) => /\.(map|ts|tsx|md|log)$|(^|\/)\.(?!well-known)/.test(file))).toEqual([])
  expect(matchesIn(texts, /[#@] sourceMappingURL=\S+/)).toEqual([])
})

test('the local server’s mail sink is not part of the site', () => {
  expect(texts.filter((file) => /mail-sink|mailSink|\.mail\//.test(builtText(file)))).toEqual([])
})
