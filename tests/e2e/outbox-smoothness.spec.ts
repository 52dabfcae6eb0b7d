import { copies, count, expect, panel, shortestPause, subscribe, test, visit, waits } from './outbox.ts'
import { atEase, moving } from './site.ts'
import { recorded, TASK, workOf } from './trace.ts'

test.use({ serviceWorkers: 'block' })

for (const { letters, breaks, tag } of [
  { letters: 15, breaks: [3, 8], tag: ['@speed'] },
  { letters: 50, breaks: [3, 7, 12, 20, 28, 36], tag: ['@speed', '@soak'] },
]) {
  const title = `${letters} letters and ${breaks.length} broken connections: each arrives once, in order, and the page stays smooth`
  test(title, { tag }, async ({ browser, page, context, mail }) => {
    const addresses = Array.from({ length: letters }, (_, index) => `visitor-${index}@example.com`)
    test.setTimeout(240_000)
    await page.emulateMedia(moving)
    await atEase(page)
    await visit(page, '/404')
    await context.setOffline(true)
    for (const address of addresses) await subscribe(page, address)
    await expect(count(page)).toHaveAccessibleName(waits(letters))
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage') // of all the filling in: its sweep is no part of the sending
    const events = await recorded(browser, page, async () => {
      await context.setOffline(false)
      for (const arrived of breaks) {
        await expect.poll(() => mail.accepted.size, { timeout: 60_000 }).toBeGreaterThan(arrived)
        await context.setOffline(true)
        await page.waitForTimeout(300) // a tunnel
        await context.setOffline(false)
      }
      await expect(count(page)).toHaveCount(0, { timeout: 90_000 })
    })
    const order = [...mail.accepted.values()].map(([body]) => body?.template_params.from_email)
    const doubles = mail.posts.length - letters
    expect(new Set(order)).toEqual(new Set(addresses))
    expect(Math.max(...copies(mail))).toBeLessThanOrEqual(2)
    expect(doubles).toBeLessThanOrEqual(breaks.length)
    if (doubles === 0) expect(order).toEqual(addresses)
    expect(shortestPause(mail)).toBeGreaterThan(1050)
    expect(mail.greatestConcurrency()).toBe(1)
    const tasks = events.filter(({ name }) => name === TASK)
    expect(tasks.length).toBeGreaterThan(20 * letters)
    expect(Math.max(...tasks.map(workOf))).toBeLessThan(50)
    await expect(panel(page)).toHaveCount(0)
  })
}
