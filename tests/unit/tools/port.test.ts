import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortFree, parsePort } from '../../../src/tools/port.mjs'

test('the default port is 4173', () => {
  expect(parsePort(undefined)).toBe(4173)
  expect(parsePort('')).toBe(4173)
})

test('PORT sets another port', () => {
  expect(parsePort('8080')).toBe(8080)
})

test.each(['eighty', '-1', '80.5', '65536', ' '])('PORT=%j is rejected with a sentence', (value) => {
  expect(() => parsePort(value)).toThrow(`PORT is "${value}" but must be a whole number from 0 to 65535.`)
})

test('a port in use is reported, with a suggestion', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  const sentence = `Port ${port} is in use by another program. Choose another one, for example: PORT=4174 npm start`
  await expect(assertPortFree(port)).rejects.toThrow(sentence)
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortFree(port)).resolves.toBeUndefined()
})
