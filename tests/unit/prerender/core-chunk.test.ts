import { expect, test } from 'vitest'
import { coreChunk } from '#prerender/core-chunk.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/site/src/entry-client.ts': ['/site/src/platform/install-prompt.ts'],
  '/site/src/app/start.tsx': ['/site/src/app/app.tsx', '/site/src/platform/install-prompt.ts'],
  '/site/src/app/app.tsx': ['/site/src/app/start.tsx', '/site/node_modules/react/index.js'],
  '/site/src/app/framework.ts': ['/site/node_modules/react-dom/client.js'],
  '/site/src/sections/page-head.tsx': ['/site/src/ui/marks.tsx'],
  '/site/src/ui/field.tsx': ['/site/src/ui/marks.tsx', '/site/src/ui/styled-system/recipes/field.js'],
}
const modules = {
  getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id] } : null),
}
const chunkOf = coreChunk('/site')

test('what the start and the common sections need at once is one script', () => {
  for (const file of ['src/app/start.tsx', 'src/app/app.tsx', 'src/ui/marks.tsx'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('core')
})

test('the libraries among it are another, so that a changed site does not fetch them again', () => {
  for (const file of ['node_modules/react/index.js', 'node_modules/react-dom/client.js', 'src/app/framework.ts'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('libraries')
})

test('what the entry needs stays with it, so that it does not wait for the rest', () => {
  expect(chunkOf('/site/src/platform/install-prompt.ts', modules)).toBeNull()
})

test('what pages share with the footer is whole, but for what all have', () => {
  for (const file of ['src/ui/field.tsx', 'src/ui/styled-system/recipes/field.js'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('field')
  expect(chunkOf('/site/src/ui/marks.tsx', modules)).toBe('core')
})

test('what comes later is left to the bundler', () => {
  expect(chunkOf('/site/src/pages/fun.tsx', modules)).toBeNull()
})
