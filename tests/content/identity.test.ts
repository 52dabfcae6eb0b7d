import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examples } from '#content/config.ts'
import { sharedNames } from '#support/shared-names.ts'

const name = examples.VITE_SITE_NAME

/** What a build takes into the site. Tools, docs and the relay say nothing there. */
const folders = ['src/app', 'src/content', 'src/features', 'src/lib', 'src/pages', 'src/platform', 'src/sw', 'src/ui']

const texts = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => /\.(tsx?|yaml|md|svg)$/.test(file) && !/styled-system|README|content\/(articles|config\.ts)/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(sharedNames, '') }))

test('texts and code have the name from the settings, so that another name replaces it everywhere', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ text }) => new RegExp(name, 'i').test(text)).map(({ file }) => file)).toEqual([])
})

test('drawings and styles have the colours of the signal and the stars from the settings', () => {
  const colors = `${examples.VITE_SIGNAL_COLORS} ${examples.VITE_STAR_COLORS}`.split(' ')
  const literal = new RegExp(colors.join('|'), 'i')
  const holders = texts.filter(({ text }) => literal.test(text)).map(({ file }) => file)
  expect(holders).toEqual(['src/lib/brand-colors.ts'])
})
