import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** Makes the build's cache empty for the rest of the test, and returns its folder, which does not exist yet. */
export function emptyCache(): string {
  const root = mkdtempSync(join(tmpdir(), 'vyomix-cache-'))
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root)
  onTestFinished(() => {
    cwd.mockRestore()
    rmSync(root, { recursive: true, force: true })
  })
  return join(root, 'node_modules', '.cache', 'vyomix')
}
