import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { homedir, hostname, tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { FAULT_PATH, faultPage, mailPage } from '#server/mail-page.ts'
import { mailSink, mailSinkPlugin } from '#server/mail-sink.ts'
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
  const lock = readFileSync('package-lock.json', 'utf8')
  const addresses = [...lock.matchAll(/"resolved": "([^"]*)"/g)].map(([, address = '']) => address)
  const configured = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const hosts = new Set([configured, ...addresses].map((address) => new URL(address).host)) // a lock file may name none
  expect([...hosts]).not.toContain('')
  const registryHosts = [...hosts, 'registry.']
  expect(texts.filter((file) => registryHosts.some((host) => builtText(file).includes(host)))).toEqual([])
})

test('the site ships no source maps, sources or notes of its developers', () => {
  expect(fileNames.filter((file) => /\.(map|ts|tsx|md|log)$|(^|\/)\.(?!well-known)/.test(file))).toEqual([])
  expect(matchesIn(texts, /[#@] sourceMappingURL=\S+/)).toEqual([])
})

test('the local server’s mail sink is not part of the site', () => {
  // what a minified copy would keep: its names as text, its address, and the sentences of its pages
  const pageTexts = [mailPage([], null), faultPage('')].flatMap((page) => page.match(/(?<=>)[^<>{}]+(?=<)/g) ?? [])
  const sentences = pageTexts.flatMap((text) => text.split(/(?<=\.)\s+/)).filter(({ length }) => length > 15)
  expect(sentences).not.toEqual([])
  const traces = [mailSink.name, mailSinkPlugin().name, 'mail-sink', '.mail/', FAULT_PATH, ...sentences]
  expect(texts.flatMap((file) => traces.filter((trace) => builtText(file).includes(trace)))).toEqual([])
})
