import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeSubscriber, startRelayFromEnvironment, subscribersAsCsv } from '#relay/commands.ts'
import { changeSubscribers } from '#relay/subscriber-file.ts'
import { relayFolder } from '#support/relay-fixtures.ts'

let folder = ''
beforeEach(() => {
  folder = relayFolder()
  vi.stubEnv('RELAY_FOLDER', folder)
  vi.stubEnv('RELAY_ORIGINS', 'https://vyomix.example')
})
afterEach(() => vi.unstubAllEnvs())

const asha = { address: 'asha@example.com', token: 'a', since: 0, confirmedAt: 0 }

test('the list is printed with a link for leaving, also before anybody has subscribed', async () => {
  expect(await subscribersAsCsv()).toBe('address,confirmed,leave\r\n')
  await changeSubscribers(folder, () => [asha])
  expect(await subscribersAsCsv()).toContain('https://vyomix.example/api/v1.0/email/newsletter/leave?token=a')
})

test('an address is deleted once, and the command tells whether it was there', async () => {
  await changeSubscribers(folder, () => [asha])
  expect(await removeSubscriber(' asha@example.com ')).toBe(true)
  expect(await removeSubscriber('asha@example.com')).toBe(false)
  expect(await subscribersAsCsv()).toBe('address,confirmed,leave\r\n')
})

test('a relay without its settings does not start, and names them', async () => {
  await expect(startRelayFromEnvironment()).rejects.toThrow('RELAY_SMTP_URL is missing.')
})
