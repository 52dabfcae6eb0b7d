import { afterEach, expect, test, vi } from 'vitest'
import { fakeCaches, HERE, startedWorker, workerWith } from '#support/worker-world.ts'

afterEach(() => vi.unstubAllGlobals())

async function startedRemoval() {
  await startedWorker([], fakeCaches(), () => new Response('from the host'))
  const unregister = vi.fn(async () => true)
  vi.stubGlobal('self', { ...workerWith([]), registration: { unregister }, location: { origin: HERE } })
  return { ...(await import('#sw/removal.ts')), unregister }
}

test.each(['/about?no-sw', '//elsewhere.example/?no-sw', '/.//elsewhere.example/a?no-sw&x=1', '/a"><b>?no-sw'])(
  'the page at %s leads nowhere but to this site',
  async (address) => {
    const { answerRemoval, unregister } = await startedRemoval()
    const page = await (await answerRemoval(new Request(HERE + address))).text()
    const links = [...page.matchAll(/(?:action|href)="([^"]*)"/g)].map(([, link = '']) => link)
    const origins = links.filter((link) => link !== 'data:,').map((link) => new URL(link, `${HERE}/`).origin)
    expect(origins).toEqual([HERE, HERE])
    expect(page).not.toContain('<b>')
    expect(unregister).not.toHaveBeenCalled()
  },
)

test.each([['https://elsewhere.example/'], [''], ['about:client']])(
  'a yes that comes from %j is asked again',
  async (referrer) => {
    const { answerRemoval, unregister } = await startedRemoval()
    const yes = { method: 'POST', url: `${HERE}/about?no-sw`, referrer } as Request
    expect(await (await answerRemoval(yes)).text()).toContain('Remove the offline copy?')
    expect(unregister).not.toHaveBeenCalled()
  },
)

test('a yes from its own page takes caches and worker away, and leads back by way of the host', async () => {
  const { answerRemoval, unregister, wasRemoved } = await startedRemoval()
  const yes = { method: 'POST', url: `${HERE}/about?no-sw`, referrer: `${HERE}/about?no-sw` } as Request
  const answer = await answerRemoval(yes)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${HERE}/about?no-sw`])
  expect(unregister).toHaveBeenCalledOnce()
  expect(wasRemoved()).toBe(true)
  expect(await (await answerRemoval(new Request(`${HERE}/about?no-sw`))).text()).toBe('from the host')
})
