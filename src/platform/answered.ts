/** A browser that has said nothing for so long will not say anything. */
const PATIENCE_MS = 3000

/** Returns what the browser answers; `otherwise` where it has nothing to ask, throws, refuses or does not answer in 3 s. */
export async function answered<T, U>(ask: () => Promise<T>, otherwise: U): Promise<T | U> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<U>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, otherwise)
  })
  try {
    return await Promise.race([ask(), silence])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}
