import { expect, test } from 'vitest'
import { isRunnerChunk } from '#prerender/is-runner-chunk.ts'

test.each(['/work', '/home/asha/src', '/home/asha/src/pages/site', 'C:/src/features/agent-runner/ui'])(
  'in a repository in %s, a script of the dialog alone belongs to the runner, and one of a page does not',
  (root) => {
    const dialog = `${root}/src/features/agent-runner/ui/run-dialog.tsx`
    expect(isRunnerChunk([dialog, `${root}/node_modules/marked/lib/marked.esm.js`])).toBe(true)
    expect(isRunnerChunk([dialog, `${root}/src/pages/agents-library.tsx`])).toBe(false)
    expect(isRunnerChunk([`${root}/src/ui/button.tsx`])).toBe(false)
  },
)
