import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'
import { listPagePath } from '#lib/list-address.ts'
import { listPages } from '#lib/list-pages.ts'
import { forgetModules } from '#support/fresh-modules.ts'
import { readHtml } from '#support/markup.ts'

const articles = Array.from({ length: 1000 }, (_, index) => ({
  slug: `case-${index + 1}`,
  title: `Case ${index + 1}`,
  excerpt: 'What changed, and for whom.',
  date: '2025-01-31',
  minutes: 5,
  tags: ['AI', `Series ${index % 40}`],
}))
const projects = Array.from({ length: 200 }, (_, index) => ({
  slug: `work-${index + 1}`,
  title: `Work ${index + 1}`,
  summary: 'A system that people use every day.',
  field: 'Agents',
  client: 'Healthcare',
  completed: '2025-01',
  technologies: ['TypeScript'],
  hasPage: true,
  listPage: Math.floor(index / 30) + 1,
  star: { at: [0.5, 0.5] },
}))
const jobs = Array.from({ length: 100 }, (_, index) => ({
  id: `job-${index + 1}`,
  title: `Job ${index + 1}`,
  summary: 'You work.',
  category: 'tech',
  location: 'Remote',
  icon: 'briefcase',
  hasPage: true,
  listPage: Math.floor(index / 30) + 1,
}))

const lists = [
  { name: 'articles', list: paths.blog, records: articles, size: 12, titleOf: (number: number) => `Case ${number}` },
  {
    name: 'projects',
    list: paths.projects,
    records: projects,
    size: 30,
    titleOf: (number: number) => `Work ${number}`,
  },
  { name: 'jobs', list: paths.jobs, records: jobs, size: 30, titleOf: (number: number) => `Job ${number}` },
] as const

/** The site has a thousand articles, 200 projects and 100 jobs. */
beforeEach(() => {
  forgetModules()
  for (const { name, records, size } of lists) {
    const pages = listPages<object>(records, size)
    const load = {
      load: async () => null,
      loadList: async (number: string) => {
        const record = pages.find(({ page }) => `${page}` === number)
        return record ? { record } : null
      },
    }
    vi.doMock(`virtual:records/${name}/load`, () => load)
    onTestFinished(() => void vi.doUnmock(`virtual:records/${name}/load`))
  }
})

/** Returns the HTML of a page of a list, with its head, once the links to the other pages are loaded. */
async function render(address: string) {
  const { loadPage } = await import('#app/routes.ts')
  const { meta } = await loadPage(address)
  const { App } = await import('#app/app.tsx')
  const { createStore, Provider } = await import('jotai')
  let html = ''
  await vi.waitFor(() => {
    html = renderToStaticMarkup(
      <Provider store={createStore()}>
        <App path={address} />
      </Provider>,
    )
    expect(html).toMatch(/rel="(?:prev|next)"/)
  }, 10_000)
  const { elements } = readHtml(`<body>${html}</body>`)
  return { html, meta, links: elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes) }
}

test.each(lists)(
  '$list has real pages, each with its own records, title and address',
  async ({ list, size, records, titleOf }) => {
    const last = Math.ceil(records.length / size)
    const titles = new Set<string>()
    for (const number of [1, 2, last]) {
      const { html, meta, links } = await render(listPagePath(list, number))
      const shown = records.map((_, index) => index + 1).filter((each) => html.includes(`>${titleOf(each)}<`))
      expect(shown).toEqual(records.map((_, index) => index + 1).slice((number - 1) * size, number * size))
      expect(html).toContain(`rel="canonical" href="${config.siteUrl}${listPagePath(list, number)}"`)
      titles.add(meta.title)
      const current = links.filter((link) => link['aria-current'] === 'page' && link.href?.startsWith(list))
      expect(current.map(({ href }) => href)).toContain(listPagePath(list, number))
      expect(links.find(({ rel }) => rel === 'prev')?.href).toBe(
        number === 1 ? undefined : listPagePath(list, number - 1),
      )
      expect(links.find(({ rel }) => rel === 'next')?.href).toBe(
        number === last ? undefined : listPagePath(list, number + 1),
      )
    }
    expect(titles.size).toBe(3)
  },
)

test.each(lists)(
  '$list has no page beyond the last one, and none that is called 0 or 01',
  async ({ list, size, records }) => {
    const { loadPage } = await import('#app/routes.ts')
    const last = Math.ceil(records.length / size)
    for (const page of [`${last + 1}`, '0', '01', '9999'])
      expect((await loadPage(`${list}/page/${page}`)).isKnown, page).toBe(false)
  },
)
