import { expect, test, vi } from 'vitest'
import { countVisits, type VisitSource } from '#app/count-visits.ts'
import type { HttpRequest } from '#platform/http.ts'

const counter = { service: 'umami', server: 'https://counts.example', site: 'a-b-c' } as const
vi.setConfig({ testTimeout: 60_000 }) // the modules of pages are loaded

type Setup = {
  readonly origin?: string
  readonly path?: string
  readonly isOnline?: boolean
  readonly isPrivate?: boolean
  readonly isHidden?: boolean
}

/** Opens a page in a browser. `paths` are those that were counted. */
function open({
  origin = 'https://vyomix.example',
  path = '/',
  isOnline = true,
  isPrivate = false,
  isHidden = false,
}: Setup = {}) {
  const requests: HttpRequest[] = []
  const location = { origin, pathname: path }
  const page = Object.assign(new EventTarget(), { visibilityState: isHidden ? 'hidden' : 'visible' })
  const window = new EventTarget()
  const source = {
    http: {
      send: async (request: HttpRequest) => {
        requests.push(request)
        return { kind: 'unreachable' }
      },
    },
    location,
    navigator: { onLine: isOnline, ...(isPrivate && { globalPrivacyControl: true }) },
    document: page,
    addEventListener: (type: string, listener: () => void) => window.addEventListener(type, listener),
  }
  countVisits(source as object as VisitSource, counter)
  const paths = () => requests.map(({ body = '' }) => JSON.parse(body).payload.url)
  return {
    paths,
    goTo: (pathname: string, event = 'pushState') => {
      location.pathname = pathname
      window.dispatchEvent(new Event(event))
    },
    show: () => {
      page.visibilityState = 'visible'
      page.dispatchEvent(new Event('visibilitychange'))
    },
    counted: (...expected: readonly string[]) =>
      vi.waitFor(() => expect(paths()).toEqual(expected), { timeout: 30_000 }),
  }
}

test('the first page and each further one are counted once, by their canonical paths', async () => {
  const browser = open({ path: '/about/' })
  await browser.counted('/about')
  browser.goTo('/about', 'replaceState')
  browser.goTo('/jobs')
  await browser.counted('/about', '/jobs')
  browser.goTo('/about', 'popstate')
  await browser.counted('/about', '/jobs', '/about')
})

test.each(['/nothing/asha@example.com', '/blog/no-such-article', '/jobs/no-such-job', '/404'])(
  'of %s, nothing is sent but that there is no such page',
  async (path) => {
    await open({ path }).counted('/404')
  },
)

test('a page that search engines do not list is counted by its own path', async () => {
  await open({ path: '/search' }).counted('/search')
})

test.each([
  ['a visitor who asks not to be tracked', { isPrivate: true }],
  ['a visit without a connection', { isOnline: false }],
  ['a copy of the site at another address', { origin: 'http://localhost:4173' }],
])('%s is not counted', async (_, setup) => {
  const browser = open(setup)
  browser.goTo('/jobs')
  await new Promise((resolve) => setImmediate(resolve))
  expect(browser.paths()).toEqual([])
})

test('a page in a hidden tab is counted once it is shown', async () => {
  const browser = open({ isHidden: true })
  await new Promise((resolve) => setImmediate(resolve))
  expect(browser.paths()).toEqual([])
  browser.show()
  await browser.counted('/')
})
