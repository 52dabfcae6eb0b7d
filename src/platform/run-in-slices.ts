/** A task of this length is not felt, even on a processor four times slower. */
const SLICE_MS = 4

/**
 * Runs the steps of a long task in slices of a few milliseconds, and returns its result. Between two slices, the page
 * handles input and paints.
 */
export async function runInSlices<R>(steps: Generator<void, R>): Promise<R> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < end)
    await nextTask()
  }
}

/** Resolves in a task of its own. A timer would wait for 4 ms each time. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
