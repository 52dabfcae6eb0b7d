import { createServer } from 'node:net'
import { ExitError } from './process.mjs'

const DEFAULT_PORT = 4173
const HIGHEST_PORT = 65535

/**
 * Returns the port that the PORT variable asks for, or the default port. 0 leaves the choice to the system.
 * @param {string | undefined} value
 * @param {string} [name] of the variable or the flag
 */
export function parsePort(value, name = 'PORT') {
  if (value === undefined || value === '') return DEFAULT_PORT
  if (/^\d{1,5}$/.test(value) && Number(value) <= HIGHEST_PORT) return Number(value)
  throw new ExitError(`${name} is "${value}" but must be a whole number from 0 to ${HIGHEST_PORT}.`)
}

/**
 * Checks that a port is free, before a tool begins to work for it.
 * @throws {ExitError} when the port cannot be used
 * @param {number} port
 */
export async function assertPortFree(port) {
  await listenOnce(port, '127.0.0.1').catch((error) => throwPortError(error, port))
  await listenOnce(port, '::1').catch((error) => {
    const isWithoutIpv6 = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
    if (!isWithoutIpv6) throwPortError(error, port)
  })
}

/**
 * Throws an error that says why a server could not listen.
 * @param {NodeJS.ErrnoException} error @param {number} port
 * @returns {never}
 */
export function throwPortError(error, port) {
  const remedy = `Choose another one, for example: PORT=${port === 4174 ? 4175 : 4174} npm start`
  if (error.code === 'EADDRINUSE') throw new ExitError(`Port ${port} is in use by another program. ${remedy}`)
  if (error.code === 'EACCES') throw new ExitError(`This account may not use port ${port}. ${remedy}`)
  throw error
}

/** @param {number} port @param {string} host @returns {Promise<void>} */
function listenOnce(port, host) {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
