import { createServer } from 'node:net'
import { ExitError } from './process.mjs'

const USUAL_PORT = 4173
const HIGHEST_PORT = 65535

/**
 * The port the PORT variable asks for, or the usual one. 0 leaves the choice to the computer.
 * @param {string | undefined} value
 */
export function parsePort(value) {
  if (value === undefined || value === '') return USUAL_PORT
  if (/^\d{1,5}$/.test(value) && Number(value) <= HIGHEST_PORT) return Number(value)
  throw new ExitError(`PORT holds "${value}" but should be a number from 0 to ${HIGHEST_PORT}.`)
}

/**
 * Stops when a port cannot be had, before any work is spent on it.
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
 * Says why a server could not listen.
 * @param {NodeJS.ErrnoException} error @param {number} port
 * @returns {never}
 */
export function throwPortError(error, port) {
  const remedy = `Choose another one, as in PORT=${port === 4174 ? 4175 : 4174} npm start.`
  if (error.code === 'EADDRINUSE') throw new ExitError(`Port ${port} is in use by another program. ${remedy}`)
  if (error.code === 'EACCES') throw new ExitError(`Port ${port} is not open to this account. ${remedy}`)
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
