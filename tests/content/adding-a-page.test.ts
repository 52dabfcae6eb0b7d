import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Router } from 'wouter'
import { parseConfig } from '#content/config.ts'
import { type Collection, readCollection } from '#prerender/records/collection.ts'
import { collectPlaceholderValues } from '#prerender/records/placeholder-values.ts'
import { allCollections } from '#prerender/records/queries.ts'
import { readHtml } from '#support/markup.ts'

const CONTENT = 'src/content'

/** The steps of the guide, each with its text and code blocks. */
const steps = readFileSync('src/docs/adding-a-page.md', 'utf8')
  .split(/^## \d\. /m)
  .slice(1)
  .map((step) => ({ step, blocks: [...step.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block) }))
const blockOf = (step: number) => steps[step - 1]?.blocks[0] ?? ''

/** Writes the collection, the texts and the page of the example to a folder, imports them, and renders the page. */
async function buildExample() {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache', 'page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  mkdirSync(join(folder, 'pages'))
  write('pages/visits.yaml', blockOf(2))
  write('pages/visits-schema.ts', blockOf(3))
  const { collection }: { readonly collection: Collection } = await import(join(folder, 'pages/visits-schema.ts'))
  const context = {
    names: collectPlaceholderValues(CONTENT, allCollections(), parseConfig({})),
    idsOf: () => [],
    isAddress: () => true,
  }
  const { records, mistakes } = readCollection(folder, collection, context)
  write('words.ts', `export const record = ${JSON.stringify(records[0])}`)
  write(
    'visits.tsx',
    blockOf(4)
      .replace('virtual:records/pages/visits', './words.ts')
      .replace("'../page.ts'", "'#pages/page.ts'")
      .replace('paths.visits', 'paths.fun'), // the address is not in the table of pages, because step 1 is not applied
  )
  const { Page }: { readonly Page: ComponentType } = await import(join(folder, 'visits.tsx'))
  const page = createElement(Router, { ssrPath: '/visits' } as ComponentProps<typeof Router>, createElement(Page))
  return { folder, mistakes, elements: readHtml(renderToStaticMarkup(page)).elements }
}

test('each step of the guide names a file, and the code for files that exist resembles their present code', () => {
  const files = steps.map(({ step }) => /`((?:src|tests)\/[^`]+)`/.exec(step)?.[1] ?? '')
  const sources = files.map((file) => (file.includes('visits') ? null : readFileSync(file, 'utf8')))
  const [pages] = sources
  expect(steps.map(({ blocks }) => blocks.length)).toEqual([1, 1, 1, 1, 1])
  expect(pages).toContain(
    blockOf(1)
      .replace(/visits: .*/, 'licenses: {')
      .trimEnd(),
  )
  // the row that the guide adds to may have other pages at its end by now
  const [row = ''] = blockOf(5).trimEnd().split(", 'Visits'")
  expect(readFileSync('tests/content/specification.test.ts', 'utf8')).toContain(row)
})

test('the texts of the example match the schema, and the page has a heading, a list and a closing section', async () => {
  const { mistakes, elements } = await buildExample()
  const textsOf = (tag: string) => elements.filter((element) => element.tag === tag).map(({ text }) => text)
  expect(mistakes).toEqual([])
  expect(textsOf('h1')).toEqual(['Come and see us .'])
  expect(textsOf('h2')).toEqual(['When the door is open', 'Which day suits you?'])
  expect(textsOf('li')).toHaveLength(2)
  expect(elements.filter(({ attributes }) => attributes.href === '/contact').map(({ text }) => text)).toEqual([
    'Contact us',
  ])
}, 60_000)

test('the code of the example passes the type check', async () => {
  const { folder } = await buildExample()
  const include = [folder, resolve('src/globals.d.ts'), resolve('src/content/records.d.ts')]
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: resolve('tsconfig.json'), include }))
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder])
  expect(String(stdout)).toBe('')
}, 60_000)
