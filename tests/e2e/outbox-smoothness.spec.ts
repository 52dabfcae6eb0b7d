import {
  copyCounts,
  expect,
  gotoWithOutbox,
  outboxButton,
  shortestInterval,
  subscribeToNewsletter,
  test,
  waitingName,
  waitingRequestsPanel,
} from './outbox-fixtures.ts'
import { processorSpeed } from './processor-speed.ts'
import { hideLongTasks, withMotion } from './site-fixtures.ts'
import { cpuTime, RUN_TASK, recordTrace } from './trace.ts'

for (const { requestCount, breakPoints, tag } of [
  { requestCount: 15, breakPoints: [3, 8], tag: ['@speed'] },
  { requestCount: 50, breakPoints: [3, 7, 12, 20, 28, 36], tag: ['@speed', '@soak'] },
]) {
  const title = `${requestCount} requests arrive over a connection that breaks ${breakPoints.length} times, and the page stays smooth`
  test(title, { tag }, async ({ browser, page, context, mail }) => {
    const addresses = Array.from({ length: requestCount }, (_, index) => `visitor-${index}@example.com`)
    test.setTimeout(240_000)
    await page.emulateMedia(withMotion)
    await hideLongTasks(page)
    await gotoWithOutbox(page, '/404')
    await context.setOffline(true)
    for (const address of addresses) await subscribeToNewsletter(page, address)
    await expect(outboxButton(page)).toHaveAccessibleName(waitingName(requestCount))
    const session = await page.context().newCDPSession(page)
    // the garbage of filling in the forms must not count as work of sending
    await session.send('HeapProfiler.collectGarbage')
    const events = await recordTrace(browser, page, async () => {
      await context.setOffline(false)
      for (const arrivedCount of breakPoints) {
        await expect.poll(() => mail.accepted.size, { timeout: 60_000 }).toBeGreaterThan(arrivedCount)
        await context.setOffline(true)
        await page.waitForTimeout(300) // as in a tunnel
        await context.setOffline(false)
      }
      await expect(outboxButton(page)).toHaveCount(0, { timeout: 90_000 })
    })
    const arrivedAddresses = [...mail.accepted.values()].map(([body]) => body?.template_params.from_email)
    const duplicates = mail.posts.length - requestCount
    expect(new Set(arrivedAddresses)).toEqual(new Set(addresses))
    expect(Math.max(...copyCounts(mail))).toBeLessThanOrEqual(2)
    expect(duplicates).toBeLessThanOrEqual(breakPoints.length)
    if (duplicates === 0) expect(arrivedAddresses).toEqual(addresses)
    expect(shortestInterval(mail)).toBeGreaterThan(1050)
    expect(mail.greatestConcurrency()).toBe(1)
    const tasks = events.filter(({ name }) => name === RUN_TASK)
    expect(tasks.length).toBeGreaterThan(20 * requestCount)
    const speed = await processorSpeed(browser)
    expect(speed * Math.max(...tasks.map(cpuTime))).toBeLessThan(50)
    await expect(waitingRequestsPanel(page)).toHaveCount(0)
  })
}
