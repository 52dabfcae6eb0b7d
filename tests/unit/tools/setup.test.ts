import { expect, test } from 'vitest'
import { isInstalled } from '../../../src/tools/setup.mjs'

const linux = { platform: 'linux', arch: 'x64' }
const lock = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/biome-linux': { version: '2.6.8', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/biome-mac': { version: '2.6.8', optional: true, os: ['darwin'] },
  },
}
const { '': _top, 'node_modules/biome-mac': mac, ...installed } = lock.packages

test('an installation is complete without the optional packages for other platforms', () => {
  expect(isInstalled(lock, { packages: installed }, linux)).toBe(true)
})

test('nothing is installed in a fresh clone', () => {
  expect(isInstalled(lock, null, linux)).toBe(false)
})

test('an older version requires an installation', () => {
  const older = { ...installed, 'node_modules/react': { version: '19.0.0' } }
  expect(isInstalled(lock, { packages: older }, linux)).toBe(false)
})

test('a missing package requires an installation', () => {
  const { 'node_modules/react': _react, ...withoutReact } = installed
  expect(isInstalled(lock, { packages: withoutReact }, linux)).toBe(false)
})

test('a package that the lock file does not name is ignored', () => {
  const more = { ...installed, 'node_modules/tried-out': { version: '1.0.0' } }
  expect(isInstalled(lock, { packages: more }, linux)).toBe(true)
})

test('packages copied from another platform require an installation', () => {
  expect(isInstalled(lock, { packages: { ...installed, 'node_modules/biome-mac': mac } }, linux)).toBe(false)
  const notOnLinux = { ...installed, 'node_modules/react': { version: '19.3.1', os: ['!linux'] } }
  expect(isInstalled(lock, { packages: notOnLinux }, linux)).toBe(false)
})
