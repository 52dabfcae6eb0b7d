import { afterEach, expect, test, vi } from 'vitest'
import { fetchRecord } from '#platform/fetch-record.ts'

afterEach(() => vi.unstubAllGlobals())

const fetchRecordWith = (fakeFetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fakeFetch)
  return fetchRecord('/records/articles/one.json', 'f1')
}

test('the record of a file in the expected format is returned', async () => {
  const file = { format: 'f1', record: { body: [] } }
  await expect(fetchRecordWith(() => Promise.resolve(Response.json(file)))).resolves.toEqual({ record: { body: [] } })
})

test.each([
  ['another format', Response.json({ format: 'f2', record: { body: [] } })],
  ['no record', Response.json({ format: 'f1' })],
  ['a list in place of an object', Response.json([])],
  ['null in place of an object', Response.json(null)],
  ['an HTML page in place of JSON', new Response('<!doctype html>')],
  ['an error of the host', new Response('<!doctype html>', { status: 503 })],
])('a response with %s is rejected', async (_, response) => {
  await expect(fetchRecordWith(() => Promise.resolve(response))).rejects.toThrow()
})

test('a record that the site does not have is null', async () => {
  const response = new Response('<!doctype html>', { status: 404 })
  await expect(fetchRecordWith(() => Promise.resolve(response))).resolves.toBeNull()
})

test('after a network error, a record can be requested again', async () => {
  await expect(fetchRecordWith(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed to fetch',
  )
  await expect(fetchRecordWith(() => Promise.resolve(Response.json({ format: 'f1', record: {} })))).resolves.toEqual({
    record: {},
  })
})
