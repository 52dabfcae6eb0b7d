import { onTestFinished, vi } from 'vitest'

/**
 * Makes the next imports of the test run their modules again, with the globals and settings of the test. After the test
 * the same happens once more, because test files share their modules.
 */
export function forgetModules(): void {
  vi.resetModules()
  onTestFinished(() => {
    vi.resetModules()
  })
}
