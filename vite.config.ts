import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { precomputedCss } from '#prerender/precomputed-css.ts'
import { buildDate } from './src/prerender/build-date.ts'
import { chunkGroup } from './src/prerender/chunk-groups.ts'
import { colorMixFallback } from './src/prerender/color-mix-fallback.ts'
import type { CoverPost } from './src/prerender/cover-images.ts'
import { devArt } from './src/prerender/dev-art.ts'
import { devPictures } from './src/prerender/dev-pictures.ts'
import { fontAssets } from './src/prerender/font-assets.ts'
import { inlineConfig, readConfig } from './src/prerender/inline-config.ts'
import { isRunnerChunk } from './src/prerender/is-runner-chunk.ts'
import { noUnlistedPages } from './src/prerender/offline-bound.ts'
import { pandaWatch } from './src/prerender/panda-watch.ts'
import { plainIcons } from './src/prerender/plain-icons.ts'
import { PRECACHED_PICTURES } from './src/prerender/precache.ts'
import { precacheLists } from './src/prerender/precache-plugin.ts'
import { preloadHelper } from './src/prerender/preload-helper.ts'
import { styleSheets } from './src/prerender/style-sheets.ts'
import { wordmark } from './src/prerender/wordmark.ts'
import { mailSinkPlugin } from './src/server/mail-sink.ts'
import { generateStyles } from './src/tools/generate-styles.mjs'
import { exitWithParent } from './src/tools/process.mjs'
import { loadSettings } from './src/tools/settings.mjs'
import { loadBuildModule } from './src/tools/setup.mjs'

const root = import.meta.dirname
const none = Promise.resolve([])

/** Throws an error whose message also has what a command printed: Vite prints only messages. */
function throwWithOutput({ message, output = '' }: Error & { readonly output?: string }): never {
  throw new Error(`${output}\n${message}`.trim())
}

export default defineConfig(async ({ mode, command }) => {
  if (command === 'build') exitWithParent() // two builds at once would write the same folder
  const isTest = mode === 'test' // tests hold for the example settings, whatever the owner's are
  const written = isTest ? {} : await loadSettings(mode, root)
  const settings = readConfig(written) // both throw an error if a setting is malformed
  Object.assign(process.env, written) // the modules of the build draw with the owner's colours
  const { contentRecords } = await loadBuildModule('src/prerender/records/plugin.ts')
  const { assertValidContent, openContent } = await loadBuildModule('src/prerender/records/queries.ts')
  const { unlistedPages } = await loadBuildModule('src/prerender/records/unlisted-pages.ts')
  const { coverImages } = await loadBuildModule('src/prerender/cover-images.ts')
  const { prerenderSite } = await loadBuildModule('src/prerender/plugin.ts')
  const { shippedLicenses } = await loadBuildModule('src/prerender/licenses.ts')
  const content = openContent(join(root, 'src/content'), settings)
  if (command === 'build') assertValidContent(content) // reports all mistakes before the build
  // covers take longest, and the encoders work in threads of their own beside everything else
  const covers = command === 'build' ? coverImages(content.records('articles') as readonly CoverPost[]) : none
  covers.catch(() => {}) // a failure is reported when the covers are written
  if (command === 'build') await generateStyles().catch(throwWithOutput)
  const unlisted = command === 'build' ? unlistedPages(content) : noUnlistedPages
  const precache = precacheLists(unlisted)
  const hasWorker = command === 'build'
  const define = {
    __BUILD_YEAR__: String(buildDate().getUTCFullYear()),
    __HAS_WORKER__: String(hasWorker),
    __HAS_UNLISTED_PAGES__: String(unlisted.pages.length > 0),
    __COUNTS_VISITS__: String(settings.visits !== null),
  }
  return {
    define,
    envDir: isTest ? (false as const) : root,
    resolve: {
      alias: [
        // the router depends on a shim for a hook that React has had since version 18
        { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      ],
    },
    css: { postcss: { plugins: [colorMixFallback()] } },
    build: {
      target: 'es2022',
      cssTarget: ['chrome112', 'firefox115', 'safari16'], // src/docs/browsers.md
      assetsInlineLimit: 0,
      emptyOutDir: false, // `prerenderSite` writes what has changed, and removes what is gone
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkGroup(root) }] },
          chunkFileNames: ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
            `assets/${isRunnerChunk(moduleIds) ? 'runner/' : ''}[name]-[hash].js`,
        },
      },
    },
    plugins: [
      react(),
      plainIcons(root),
      preloadHelper(),
      inlineConfig(settings),
      wordmark(root, settings.shortName),
      contentRecords(content, command === 'serve' && mode === 'development'),
      pandaWatch(root),
      styleSheets(root, command === 'build'),
      { ...precomputedCss(root), apply: 'build' },
      devArt(root),
      devPictures(root),
      fontAssets(root),
      shippedLicenses(root, define, content),
      prerenderSite(root, define, mode, content, covers, precache.applyBound),
      mailSinkPlugin(),
      precache.plugin,
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'sw.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest: false, // the prerender writes the manifest, so that it is hashed like any other file
        injectManifest: {
          rollupFormat: 'iife',
          buildPlugins: { vite: [inlineConfig(settings)] },
          globPatterns: [
            '**/*.{html,js,css,woff2,svg,webmanifest}',
            '{parts,records}/**/*.json',
            ...PRECACHED_PICTURES,
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
      testTimeout: 30_000, // five seconds are too few on a busy machine
      pool: 'threads', // a thread starts faster than a process
      isolate: false, // a thread runs file after file: a thread for each file would take a third of the time
      maxWorkers: Math.max(2, availableParallelism() - 1), // also on two cores, for which one is the default
    },
  }
})
