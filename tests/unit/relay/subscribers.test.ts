import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeSubscribers, readSubscribers } from '#relay/subscriber-file.ts'
import {
  isListable,
  type SubscriberList,
  toCsv,
  withAddress,
  withConfirmation,
  withoutAddress,
  withoutToken,
  withoutUnconfirmed,
} from '#relay/subscribers.ts'
import { relayFolder } from '#support/relay-fixtures.ts'

const DAY_MS = 86_400_000
const asha = { address: 'asha@example.com', token: 'a', since: 0, confirmedAt: null }
const lila = { address: 'lila@example.com', token: 'l', since: 0, confirmedAt: 5 }

test('an address is in the list once, however its letters are written', () => {
  const { list, subscriber } = withAddress([lila], 'asha@example.com', 7, 'new')
  expect(subscriber).toEqual({ address: 'asha@example.com', token: 'new', since: 7, confirmedAt: null })
  expect(withAddress(list, 'Asha@Example.com', 8, 'newer')).toEqual({ list, subscriber })
})

test('a token confirms its address, and confirming again changes nothing', () => {
  const confirmed = withConfirmation([asha, lila], 'a', 9)
  expect(confirmed).toEqual([{ ...asha, confirmedAt: 9 }, lila])
  expect(withConfirmation(confirmed, 'a', 10)).toEqual(confirmed)
  expect(withConfirmation([asha, lila], 'x', 9)).toEqual([asha, lila])
})

test('an address is deleted by its token or by the address', () => {
  expect(withoutToken([asha, lila], 'l')).toEqual([asha])
  expect(withoutToken([asha, lila], '')).toEqual([asha, lila])
  expect(withoutAddress([asha, lila], 'ASHA@example.com')).toEqual([lila])
  expect(withoutAddress([asha, lila], 'x@example.com')).toEqual([asha, lila])
})

test('an address that is not confirmed goes after 7 days, and a confirmed one stays', () => {
  expect(withoutUnconfirmed([asha, lila], 7 * DAY_MS - 1)).toEqual([asha, lila])
  expect(withoutUnconfirmed([asha, lila], 7 * DAY_MS)).toEqual([lila])
})

test('the CSV has the confirmed addresses with their links for leaving', () => {
  const link = (token: string) => `https://vyomix.example/leave?token=${token}`
  expect(toCsv([asha, lila], link)).toBe(
    'address,confirmed,leave\r\nlila@example.com,1970-01-01T00:00:00.005Z,https://vyomix.example/leave?token=l\r\n',
  )
})

test.each(['=1+1@example.com', '+1@example.com', '-1@example.com', '@example.com'])(
  'the address %s, which a program for tables would take for a formula, is not taken',
  (address) => {
    expect(isListable(address)).toBe(false)
  },
)

test('changes that come at the same time all count', async () => {
  const folder = relayFolder()
  const add = (number: number) =>
    changeSubscribers(folder, (list) => withAddress(list, `${number}@example.com`, 0, `${number}`).list)
  await Promise.all(Array.from({ length: 8 }, (_, number) => add(number)))
  expect(await readSubscribers(folder)).toHaveLength(8)
})

test('a list that cannot be read is never overwritten', async () => {
  const folder = relayFolder()
  writeFileSync(join(folder, 'newsletter.json'), '[{"address":1}]')
  await expect(changeSubscribers(folder, (): SubscriberList => [])).rejects.toThrow(
    'The newsletter list cannot be read.',
  )
  await expect(readSubscribers(folder)).rejects.toThrow('The newsletter list cannot be read.')
})

test('a lock that a killed process left behind is removed', async () => {
  const folder = relayFolder()
  const lock = join(folder, 'newsletter.lock')
  mkdirSync(lock)
  utimesSync(lock, new Date(0), new Date(0))
  expect(await changeSubscribers(folder, () => [asha])).toEqual([asha])
})
