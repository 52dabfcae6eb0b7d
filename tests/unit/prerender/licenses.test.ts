import { expect, test } from 'vitest'
import { bundledPackages, collectLicenses, packageNameOf, parseLicense } from '#prerender/licenses.ts'

test.each([
  ['/site/node_modules/react/index.js', 'react'],
  ['/site/node_modules/@ark-ui/react/dist/dialog.js', '@ark-ui/react'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', '@b/c'],
  ['/site/node_modules/jotai/esm/vanilla.mjs?v=1', 'jotai'],
  ['\0vite/preload-helper.js', 'vite'],
  ['\0rolldown/runtime.js', 'rolldown'],
  ['/site/src/ui/styled-system/css/css.js', '@pandacss/dev'],
  ['/site/src/ui/button.tsx', null],
  ['\0virtual:licenses', null],
])('the package of %s is %s', (id, name) => {
  expect(packageNameOf(id)).toBe(name)
})

test('a package whose code is removed entirely is not listed', () => {
  const modules = {
    '/site/node_modules/react/index.js': { renderedLength: 10 },
    '/site/node_modules/left-out/index.js': { renderedLength: 0 },
  }
  const files = [{ type: 'chunk', modules }, { type: 'asset' }] as never
  expect([...bundledPackages(files)]).toEqual(['react'])
})

test('a licence file is split into its copyright lines and its text', () => {
  expect(
    parseLicense('MIT License\n\nCopyright (c) 2020 Somebody\n\nPermission is hereby granted\nto all.\n\nThe end.\n'),
  ).toEqual({ copyright: ['Copyright (c) 2020 Somebody'], text: 'Permission is hereby granted\nto all.\n\nThe end.' })
})

test('a sentence about copyright in a later paragraph belongs to the text', () => {
  const licenseFile =
    'ISC License\n\nCopyright (c) 2026 Us\n\nPermission to use, provided that the above\ncopyright notice appears.\n\nEnd.'
  expect(parseLicense(licenseFile)).toEqual({
    copyright: ['Copyright (c) 2026 Us'],
    text: 'Permission to use, provided that the above\ncopyright notice appears.\n\nEnd.',
  })
})

test('a package without a licence file has no text', () => {
  expect(parseLicense('')).toEqual({ copyright: [], text: '' })
})

test('licences of packages that a tool bundles for itself are left out', () => {
  const licenseFile =
    '# Tool license\nMIT:\n\nCopyright Us\n\nDo what you like with this one, but keep this line.\n\n# Licenses of bundled dependencies\nNot ours'
  expect(parseLicense(licenseFile)).toEqual({
    copyright: ['Copyright Us'],
    text: 'Do what you like with this one, but keep this line.',
  })
})

test('works have a version, a licence and, if the package includes them, a copyright line and a text', () => {
  const { packages, icons, fonts, texts } = collectLicenses(
    process.cwd(),
    new Set(['react', 'wouter', 'jotai', 'lucide-react']),
  )
  expect(packages.map(({ name, license }) => [name, license])).toEqual([
    ['jotai', 'MIT'],
    ['react', 'MIT'],
    ['wouter', 'Unlicense'],
  ])
  expect(icons.map(({ name, license }) => [name, license])).toEqual([
    ['lucide-react', 'ISC'],
    ['simple-icons', 'CC0-1.0'], // its drawings ship, but none of its code
  ])
  expect(fonts.map(({ name, license }) => [name, license])).toEqual([
    ['@fontsource-variable/hanken-grotesk', 'OFL-1.1'],
    ['@fontsource-variable/kalnia', 'OFL-1.1'],
    ['@fontsource-variable/red-hat-mono', 'OFL-1.1'],
  ])
  for (const { version } of [...packages, ...icons, ...fonts]) expect(version).toMatch(/^\d+\.\d+\.\d+/)
  expect(packages[0]?.copyright).toEqual(['Copyright (c) 2020 Poimandres'])
  expect(fonts[1]?.copyright).toEqual([
    'Copyright 2022 The Kalnia Project Authors (https://github.com/fridamedrano/Kalnia-Typeface.git)',
  ])
  expect(texts.map(({ license, works }) => [license, works.length])).toEqual([
    ['OFL-1.1', 3],
    ['MIT', 2],
    ['CC0-1.0', 1],
    ['ISC', 1],
    ['Unlicense', 1],
  ])
})

test('copyright lines are also found below an introduction', () => {
  const licenseFile =
    'About contributions\n\nWhoever contributes agrees to the terms of this long file.\n\n## Work\n\nCopyright (c) 2018+, Makers\n\nPermission.'
  expect(parseLicense(licenseFile).copyright).toEqual(['Copyright (c) 2018+, Makers'])
})
