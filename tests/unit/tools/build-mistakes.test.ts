import { expect, test } from 'vitest'
import { mistakesIn } from '../../../src/tools/build-mistakes.mjs'

const FULL = (folder: string) => `The disk is full (ENOSPC): ${folder} has no space left. Make space, and build again.`

test.each([
  {
    by: 'the bundler',
    output: `error during build:
[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem at https://example.com/issues.
Failed to write file in /work/my site/dist/sw.js

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>
   1: start_thread

  code: 'PLUGIN_ERROR',`,
    folder: '/work/my site/dist',
  },
  {
    by: 'Node, which opened a file',
    output: `error during build:
Error: [plugin vyomix:prerender] ENOSPC: no space left on device, open '/work/site/dist/assets/core.js'
    at writeFileSync (node:fs:2428:20)`,
    folder: '/work/site/dist/assets',
  },
  {
    by: 'Node, which wrote a file',
    output: 'error during build:\nError: ENOSPC: no space left on device, write\n    at writeSync (node:fs:2428:20)',
    folder: '/site/dist',
  },
])('a full disk is one sentence with the folder when it is reported by $by', ({ output, folder }) => {
  expect(mistakesIn(output, '/site/dist')).toBe(FULL(folder))
})

test('a mistake is a sentence without what the bundler adds', () => {
  const output = `error during build:
Build failed with 1 error:
[plugin vyomix:prerender] Another build is writing this site.
    at build (file:///site/node_modules/vite/dist/node.js:1:1)
  errors: [
}`
  expect(mistakesIn(output, '/site/dist')).toBe('Another build is writing this site.')
})

test('a bug of the build keeps its stack', () => {
  const output = 'error during build:\nTypeError: page is undefined\n    at render (/site/src/render.tsx:1:1)'
  expect(mistakesIn(output, '/site/dist')).toBe(output)
})
