import { afterEach, expect, test, vi } from 'vitest'
import { fakeCaches, startWorkerModules, WORKER_ORIGIN, workerGlobals } from '#support/fake-worker.ts'

afterEach(() => vi.unstubAllGlobals())

async function loadRemoval(caches = fakeCaches()) {
  await startWorkerModules([], caches, () => new Response('from the host'))
  const unregister = vi.fn(async () => true)
  vi.stubGlobal('self', { ...workerGlobals([]), registration: { unregister }, location: { origin: WORKER_ORIGIN } })
  return { ...(await import('#sw/removal.ts')), unregister }
}

test.each(['/about?no-sw', '//elsewhere.example/?no-sw', '/.//elsewhere.example/a?no-sw&x=1', '/a"><b>?no-sw'])(
  'the confirmation page at %s links only to this site',
  async (address) => {
    const { handleRemoval, unregister } = await loadRemoval()
    const page = await (await handleRemoval(new Request(WORKER_ORIGIN + address))).text()
    const links = [...page.matchAll(/(?:action|href)="([^"]*)"/g)].map(([, link = '']) => link)
    const origins = links.filter((link) => link !== 'data:,').map((link) => new URL(link, `${WORKER_ORIGIN}/`).origin)
    expect(origins).toEqual([WORKER_ORIGIN, WORKER_ORIGIN])
    expect(page).not.toContain('<b>')
    expect(unregister).not.toHaveBeenCalled()
  },
)

test.each([['https://elsewhere.example/'], [''], ['about:client']])(
  'a confirmation with the referrer %j removes nothing, and the page asks again',
  async (referrer) => {
    const { handleRemoval, unregister } = await loadRemoval()
    const confirmation = { method: 'POST', url: `${WORKER_ORIGIN}/about?no-sw`, referrer } as Request
    expect(await (await handleRemoval(confirmation)).text()).toContain('Remove the offline copy?')
    expect(unregister).not.toHaveBeenCalled()
  },
)

test('a confirmation from its own page removes the worker, and the host responds from then on', async () => {
  const { handleRemoval, unregister, wasRemoved } = await loadRemoval()
  const confirmation = {
    method: 'POST',
    url: `${WORKER_ORIGIN}/about?no-sw`,
    referrer: `${WORKER_ORIGIN}/about?no-sw`,
  } as Request
  const response = await handleRemoval(confirmation)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${WORKER_ORIGIN}/about?no-sw`])
  expect(unregister).toHaveBeenCalledOnce()
  expect(wasRemoved()).toBe(true)
  expect(await (await handleRemoval(new Request(`${WORKER_ORIGIN}/about?no-sw`))).text()).toBe('from the host')
})

test('the worker is removed even if the browser does not delete its caches', async () => {
  const { handleRemoval, unregister } = await loadRemoval({ ...fakeCaches(), delete: () => new Promise(() => {}) })
  const address = `${WORKER_ORIGIN}/about?no-sw`
  vi.useFakeTimers()
  const response = handleRemoval({ method: 'POST', url: address, referrer: address } as Request)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await response).status).toBe(303)
  expect(unregister).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
