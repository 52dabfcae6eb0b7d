import { expect, test } from 'vitest'
import { isRunnerChunk } from '#prerender/is-runner-chunk.ts'
import { modulePath } from '#prerender/module-path.ts'

const roots = ['/work', '/home/asha/src/site', '/home/asha/src/pages/site', '/home/asha/src/content', 'C:/src']

test.each(roots)('the path of a module is the same in a repository in %s', (root) => {
  expect(modulePath(`${root}/src/app/start.tsx`)).toBe('/src/app/start.tsx')
  expect(modulePath(`${root}/node_modules/wouter/src/index.js`)).toBe('/node_modules/wouter/src/index.js')
  expect(modulePath('\0virtual:records/pages/src/jobs')).toBe('virtual:records/pages/src/jobs')
})

test.each(roots)('in a repository in %s, a script of the dialog alone belongs to the runner', (root) => {
  const dialog = `${root}/src/features/agent-runner/ui/run-dialog.tsx`
  expect(isRunnerChunk([dialog, `${root}/node_modules/marked/lib/marked.esm.js`])).toBe(true)
  expect(isRunnerChunk([dialog, `${root}/src/pages/agents-library/agents-library-page.tsx`])).toBe(false)
  expect(isRunnerChunk([`${root}/src/ui/button.tsx`])).toBe(false)
})
