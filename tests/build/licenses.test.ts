import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtText } from '#support/built-site.ts'

const page = builtText('licenses.html')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>
}

test.each(Object.keys(dependencies))('the licences page lists %s, which is part of the site', (name) => {
  expect(page).toContain(`>${name}<`)
})

test.each(['lucide-react', 'kalnia', 'hanken-grotesk', 'red-hat-mono'])('the licences page lists %s', (name) => {
  expect(page).toContain(`${name}<`)
})

test.each(['vite-plugin-pwa', 'vitest', '@biomejs/biome', '@playwright/test', 'sharp', 'valibot'])(
  'the licences page does not list %s, which is used only for development',
  (name) => {
    expect(page).not.toContain(`>${name}<`)
  },
)

test('the page contains the full licence texts', () => {
  expect(page).toContain('Permission is hereby granted, free of charge')
  expect(page).toContain('SIL OPEN FONT LICENSE')
})
