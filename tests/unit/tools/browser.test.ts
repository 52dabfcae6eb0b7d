import { expect, test } from 'vitest'
import { findBrowser } from '../../../src/tools/browser.mjs'

type Computer = NonNullable<Parameters<typeof findBrowser>[0]>

function find(
  files: readonly string[],
  env: Computer['env'] = {},
  platform = 'linux',
  downloaded: string | null = null,
) {
  return findBrowser({ platform, env, exists: (path) => files.includes(path), downloadedPath: () => downloaded })
}

test('the browser that a variable names takes precedence over all others', () => {
  const env = { VYOMIX_BROWSER: '/mine', CHROME_PATH: '/other', PATH: '/usr/bin' }
  expect(find(['/mine', '/other', '/usr/bin/chromium'], env)).toBe('/mine')
})

test('a variable that names a missing file is an error', () => {
  const env = { CHROME_PATH: '/gone', PATH: '/usr/bin' }
  const sentence = 'CHROME_PATH names the browser "/gone", but that file does not exist.'
  expect(() => find(['/usr/bin/chromium'], env)).toThrow(sentence)
})

test('an installed browser is found in PATH', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' }
  expect(find(['/usr/bin/google-chrome'], env)).toBe('/usr/bin/google-chrome')
})

test('a headless browser is found before one with a window', () => {
  const shell = '/usr/bin/chromium-headless-shell'
  expect(find(['/usr/bin/chromium', shell], { PATH: '/usr/bin' })).toBe(shell)
})

test('an installed browser is found at its usual place on macOS', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(find([chrome], { PATH: '/usr/bin' }, 'darwin')).toBe(chrome)
})

test('an installed browser is found at its usual place on Windows', () => {
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  expect(find([edge], { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }, 'win32')).toBe(edge)
})

test('the browser that Playwright has downloaded comes last', () => {
  expect(find(['/cache/chrome'], { PATH: '/usr/bin' }, 'linux', '/cache/chrome')).toBe('/cache/chrome')
  expect(find([], { PATH: '/usr/bin' }, 'linux', '/cache/chrome')).toBeNull()
})
