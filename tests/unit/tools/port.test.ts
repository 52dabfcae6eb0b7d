import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readPort, requirePort } from '../../../src/tools/port.mjs'

test('the usual port is 4173', () => {
  expect(readPort(undefined)).toBe(4173)
  expect(readPort('')).toBe(4173)
})

test('PORT chooses another one', () => {
  expect(readPort('8080')).toBe(8080)
})

test.each(['eighty', '-1', '80.5', '65536', ' '])('PORT=%j is refused with a sentence', (value) => {
  expect(() => readPort(value)).toThrow(`PORT holds "${value}" but should be a number from 0 to 65535.`)
})

test('a port in use is named, with a way out', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  const sentence = `Port ${port} is in use by another program. Choose another one, as in PORT=4174 npm start.`
  await expect(requirePort(port)).rejects.toThrow(sentence)
  await new Promise((resolve) => server.close(resolve))
  await expect(requirePort(port)).resolves.toBeUndefined()
})
