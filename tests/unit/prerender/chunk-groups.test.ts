import { expect, test } from 'vitest'
import { chunkGroup } from '#prerender/chunk-groups.ts'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/site/src/entry-client.ts': ['/site/src/platform/install-event.ts'],
  '/site/src/app/start.tsx': ['/site/src/app/app.tsx', '/site/src/platform/install-event.ts'],
  '/site/src/app/app.tsx': ['/site/src/app/start.tsx', '/site/node_modules/react/index.js'],
  '/site/src/app/framework.ts': ['/site/node_modules/react-dom/client.js'],
  '/site/src/features/sky/ui/page-head.tsx': ['/site/src/ui/marks.tsx'],
  '/site/src/pages/fun/fun-page.tsx': ['/site/src/lib/dates.ts'],
  '/site/src/app/deferred-ui.tsx': ['/site/src/app/notices.tsx', '/site/src/lib/dates.ts'],
  '/site/src/features/outbox/ui/waiting-requests.tsx': [
    '/site/src/app/notices.tsx',
    '/site/src/platform/indexed-db-records.ts',
  ],
  '/site/src/app/footer.tsx': ['/site/src/ui/field.tsx', '/site/src/content/footer.ts'],
  '/site/src/ui/field.tsx': ['/site/src/ui/marks.tsx', '/site/src/ui/styled-system/recipes/field.js'],
}
const infoOf = (id: string) => ({
  importers: Object.keys(imports).filter((file) => imports[file]?.includes(id)),
  importedIds: imports[id] ?? [],
  dynamicallyImportedIds: id.endsWith('/routes.ts') ? ['/site/src/pages/fun/fun-page.tsx'] : [],
})
const modules = { getModuleInfo: infoOf }
const chunkOf = chunkGroup('/site')

test('the start, the common sections and the modules of the site that they import statically are one chunk', () => {
  for (const file of ['src/app/start.tsx', 'src/app/app.tsx', 'src/ui/marks.tsx'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('core')
})

test('libraries are in their own chunk, so that browsers do not fetch them again when the site changes', () => {
  for (const file of ['node_modules/react/index.js', 'node_modules/react-dom/client.js', 'src/app/framework.ts'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('libraries')
})

test('modules that the entry imports are in no group, so that the entry does not wait for another chunk', () => {
  expect(chunkOf('/site/src/platform/install-event.ts', modules)).toBeNull()
})

test('modules that pages share with the footer are one chunk, except those that all pages need at once', () => {
  for (const file of ['src/ui/field.tsx', 'src/ui/styled-system/recipes/field.js'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('field')
  expect(chunkOf('/site/src/ui/marks.tsx', modules)).toBe('core')
})

test('modules that every page fetches after loading are in a few chunks, also those that two of these chunks import', () => {
  for (const file of ['src/app/deferred-ui.tsx', 'src/app/notices.tsx'])
    expect(chunkOf(`/site/${file}`, modules)).toBe('deferred')
  expect(chunkOf('/site/src/platform/indexed-db-records.ts', modules)).toBe('device')
  expect(chunkOf('/site/src/content/footer.ts', modules)).toBe('footer')
})

test('the code that sends requests is a chunk of its own, which only a visitor with a request or a form needs', () => {
  expect(chunkOf('/site/src/features/outbox/ui/waiting-requests.tsx', modules)).toBe('outbox')
})

test('a deferred module that a page imports statically moves to the chunk that every page loads first', () => {
  expect(chunkOf('/site/src/lib/dates.ts', modules)).toBe('core')
})

test('modules of a single page are left to the bundler', () => {
  expect(chunkOf('/site/src/pages/fun/fun-page.tsx', modules)).toBeNull()
})

test('icons that several modules import are one chunk, and an icon of one module stays with that module', () => {
  const icon = (name: string) => `/site/node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  const getModuleInfo = (id: string) => ({
    ...infoOf(id),
    importers:
      id === icon('search') ? ['/site/src/pages/fun/fun-page.tsx', '/site/src/pages/jobs/jobs-page.tsx'] : ['one'],
  })
  expect(chunkGroup('/site')(icon('search'), { getModuleInfo })).toBe('icons')
  expect(chunkGroup('/site')(icon('moon'), { getModuleInfo })).toBeNull()
  expect(chunkGroup('/site')(icon('circle-check'), { getModuleInfo })).toBe('libraries')
})

test.each(['src/app/deferred-ui.tsx', 'src/content/chat/thesaurus/offers.ts'])(
  'a listed file that is missing stops the build: %s',
  (file) => {
    const withMissingFile = { getModuleInfo: (id: string) => (id.endsWith(file) ? null : infoOf(id)) }
    expect(() => chunkGroup('/site')('/site/src/pages/fun/fun-page.tsx', withMissingFile)).toThrow(file)
  },
)

test('a topic of the chat may be removed', () => {
  const withoutTopic = { getModuleInfo: (id: string) => (id.endsWith('faq/jobs') ? null : infoOf(id)) }
  expect(chunkGroup('/site')('/site/src/pages/fun/fun-page.tsx', withoutTopic)).toBeNull()
})

test('the answers of the chat are grouped by subject, and an unlisted topic has a fallback group', () => {
  expect(chunkOf('\0virtual:records/faq/jobs', modules)).toBe('answers-company')
  expect(chunkOf('\0virtual:records/faq/some-new-topic', modules)).toBe('answers-services')
})
