/** Lets everything go on that waits for promises alone. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
