import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerMail } from '#relay/message.ts'
import { KEPT_MS, openSpool } from '#relay/spool.ts'
import { relayBody, relayFolder } from '#support/relay-fixtures.ts'

const mail = ownerMail(relayBody(), 5000, 'secret')
const other = ownerMail(relayBody({ message: 'Hello.\n\nRef: MR-7K2QX4AC' }), 1000, 'secret')
const filesIn = (folder: string, state: string) => readdirSync(join(folder, state))

test('waiting mails are read again after a restart, oldest first', async () => {
  const folder = relayFolder()
  const spool = await openSpool(folder)
  expect(await spool.add(mail)).toBe('added')
  expect(await spool.add(other)).toBe('added')
  expect((await openSpool(folder)).waiting()).toEqual([other, mail])
  expect(spool.summary()).toEqual({ waiting: 2, oldestAt: 1000, refused: 0, unreadable: 0 })
})

test('a mail is known while it is written, while it waits, and once it was accepted or refused', async () => {
  const spool = await openSpool(relayFolder())
  expect(await Promise.all([spool.add(mail), spool.add(mail)])).toEqual(['added', 'known'])
  expect(await spool.add(mail)).toBe('known')
  await spool.markAccepted(mail, 0)
  expect(await spool.add(mail)).toBe('known')
  await spool.add(other)
  await spool.markRefused(other, 550, 0)
  expect(await spool.add(other)).toBe('known')
})

test('of an accepted mail only the reference and a fingerprint are left, and they go after 30 days', async () => {
  const folder = relayFolder()
  const spool = await openSpool(folder)
  await spool.add(mail)
  await spool.markAccepted(mail, 1000)
  expect(filesIn(folder, 'waiting')).toEqual([])
  const [name = ''] = filesIn(folder, 'accepted')
  expect(name).toMatch(/^MR-7K2QX4AB-[\da-f]{32}\.json$/)
  expect(JSON.parse(readFileSync(join(folder, 'accepted', name), 'utf8'))).toEqual({ at: 1000 })
  await spool.deleteExpired(1000 + KEPT_MS - 1)
  expect(spool.has(mail.id)).toBe(true)
  await spool.deleteExpired(1000 + KEPT_MS)
  expect(spool.has(mail.id)).toBe(false)
  expect(filesIn(folder, 'accepted')).toEqual([])
})

test('a refused mail keeps its words for 30 days, and is then deleted', async () => {
  const folder = relayFolder()
  const spool = await openSpool(folder)
  await spool.add(mail)
  await spool.markRefused(mail, 550, 1000)
  const [name = ''] = filesIn(folder, 'refused')
  expect(JSON.parse(readFileSync(join(folder, 'refused', name), 'utf8'))).toEqual({ at: 1000, code: 550, mail })
  const reopened = await openSpool(folder)
  expect(reopened.summary()).toMatchObject({ waiting: 0, refused: 1 })
  expect(await reopened.deleteExpired(1000 + KEPT_MS)).toBe(1)
  expect(filesIn(folder, 'refused')).toEqual([])
})

test('a mail whose outcome was written before a crash is not sent again', async () => {
  const folder = relayFolder()
  const spool = await openSpool(folder)
  await spool.add(mail)
  writeFileSync(join(folder, 'accepted', `${mail.id}.json`), '{"at":1000}')
  const reopened = await openSpool(folder)
  expect(reopened.waiting()).toEqual([])
  expect(filesIn(folder, 'waiting')).toEqual([])
})

test('a file whose writing was interrupted is deleted, and one that cannot be read stays and is reported', async () => {
  const folder = relayFolder()
  const spool = await openSpool(folder)
  await spool.add(mail)
  writeFileSync(join(folder, 'waiting', '.MR-00000000-ab.json.part'), '{"id":')
  writeFileSync(join(folder, 'waiting', 'broken.json'), '{"id":')
  const reopened = await openSpool(folder)
  expect(reopened.waiting()).toEqual([mail])
  expect(reopened.summary().unreadable).toBe(1)
  expect(filesIn(folder, 'waiting').toSorted()).toEqual([`${mail.id}.json`, 'broken.json'])
})

test('a mail that cannot be written is not reported as stored, and may be added later', async () => {
  const spool = await openSpool(relayFolder())
  const unwritable = { ...mail, id: `no-such-folder/${mail.id}` }
  await expect(spool.add(unwritable)).rejects.toThrow()
  expect(spool.has(unwritable.id)).toBe(false)
  expect(spool.summary().waiting).toBe(0)
})
