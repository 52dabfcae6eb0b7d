import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { embeddedFonts } from './src/prerender/embedded-fonts.ts'
import { freshArt } from './src/prerender/fresh-art.ts'
import { freshStyles } from './src/prerender/fresh-styles.ts'
import { gatheredChunk } from './src/prerender/gathered-chunks.ts'
import { shippedLicenses } from './src/prerender/licenses.ts'
import { ownImports } from './src/prerender/own-imports.ts'
import { prerenderSite } from './src/prerender/plugin.ts'
import { checkedPrecache } from './src/prerender/precache.ts'
import { precomputedStyles } from './src/prerender/precomputed-styles.ts'
import { readySettings, settingsOf } from './src/prerender/ready-settings.ts'
import { refuseMistakes } from './src/prerender/records/all.ts'
import { contentRecords } from './src/prerender/records/plugin.ts'
import { isOfRunner } from './src/prerender/runner-chunks.ts'
import { mailSinkPlugin } from './src/server/mail-sink.ts'
import { buildMoment } from './src/tools/build-moment.mjs'

const root = import.meta.dirname

export default defineConfig(({ mode, command }) => {
  const settings = settingsOf(loadEnv(mode, root)) // a malformed one stops here, with a sentence
  if (command === 'build') refuseMistakes(join(root, 'src/content'), settings) // all of them, before anything is built
  const precache = checkedPrecache()
  const hasWorker = command === 'build'
  const define = { __BUILD_YEAR__: String(buildMoment().getUTCFullYear()), __HAS_WORKER__: String(hasWorker) }
  return {
    define,
    // the router brings a stand-in for what React has had since 18
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // words that a script says once stand where they are said
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: gatheredChunk(root) }] },
          chunkFileNames: ({ moduleIds }) => `assets/${isOfRunner(moduleIds) ? 'runner/' : ''}[name]-[hash].js`,
        },
      },
    },
    plugins: [
      react(),
      ownImports(),
      readySettings(settings),
      contentRecords(root, settings),
      freshStyles(root),
      { ...precomputedStyles(root), apply: 'build' },
      freshArt(),
      embeddedFonts(),
      shippedLicenses(root, define, settings),
      prerenderSite(root, define, mode, settings),
      mailSinkPlugin(),
      precache.plugin,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest: false, // the prerender writes it, so that its hash is taken like any other file's
        injectManifest: {
          rollupFormat: 'iife',
          buildPlugins: { vite: [readySettings(settings)] },
          globPatterns: [
            '**/*.{html,js,css,woff2,svg,webmanifest}',
            '{parts,records}/**/*.json',
            'icons/{icon,apple,shortcut}-*.png',
            'covers/*-960.avif',
            'people/*-480.webp',
            'art/*.webp',
            'galaxy/*.avif',
          ],
          globIgnores: ['sw-off.js', 'sw.js'],
          manifestTransforms: [precache.transform],
        },
      }),
    ],
    test: {
      include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
      exclude: ['tests/e2e/**'],
      setupFiles: ['tests/support/setup.ts'],
      pool: 'threads', // starts faster than a process for each file
    },
  }
})
