/**
 * Runs a task for each item, at most `limit` tasks at a time, in the order of the items. Rejects with the first error,
 * after which no further task begins.
 */
export async function concurrently<T>(
  limit: number,
  items: Iterable<T>,
  task: (item: T) => Promise<unknown>,
): Promise<void> {
  // an error leaves the loop of one runner, which ends the generator for all of them
  const rest = (function* () {
    yield* items
  })()
  const run = async () => {
    for (const item of rest) await task(item)
  }
  await Promise.all(Array.from({ length: limit }, run))
}
