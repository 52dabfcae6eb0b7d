import { SERVE } from './serve-in-worker.ts'
import { withTimeout } from './timeout.ts'
import { trustedWorkerAddress } from './worker-address.ts'

/** A worker that has not started in this time counts as one that cannot. */
const START_MS = 20_000

/**
 * Starts a worker of `serveInWorker` and returns a port to it. If the browser does not start it, the script runs on the
 * page itself, so the site has its code only once. Rejects if that fails, too.
 */
export async function connectWorker(address: string): Promise<MessagePort> {
  try {
    return await startWorker(address)
  } catch {
    await withTimeout(import(/* @vite-ignore */ address), START_MS, () => {
      throw new Error(`${address} cannot be loaded.`)
    })
    const { port1, port2 } = new MessageChannel()
    postMessage(SERVE, location.origin, [port2])
    return port1
  }
}

/** Resolves with the port once the worker has started. Rejects if the browser does not start it. */
function startWorker(address: string): Promise<MessagePort> {
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(trustedWorkerAddress(address), { type: 'module' })
  const started = new Promise<MessagePort>((resolve, reject) => {
    worker.onmessage = () => resolve(port1)
    worker.onerror = reject
    worker.postMessage(SERVE, [port2])
  })
  return withTimeout(started, START_MS, () => {
    worker.terminate()
    return Promise.reject(new Error(`The worker ${address} does not start.`))
  })
}
