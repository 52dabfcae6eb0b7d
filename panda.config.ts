import { defineConfig } from '@pandacss/dev'
import { globalCss } from './src/ui/theme/global-css.ts'
import { keyframes } from './src/ui/theme/keyframes.ts'
import { recipes, slotRecipes } from './src/ui/theme/recipes.ts'
import { textStyles } from './src/ui/theme/text-styles.ts'
import { semanticTokens, tokens } from './src/ui/theme/tokens.ts'
import { utilities } from './src/ui/theme/utilities.ts'

export default defineConfig({
  presets: [],
  preflight: false,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/{sw,server,tools,prerender,lib,content,platform}/**', './src/ui/styled-system/**'],
  outdir: 'src/ui/styled-system',
  importMap: '#styled',
  outExtension: 'js',
  hash: { className: true, cssVar: false },
  minify: true,
  conditions: {
    extend: {
      still: '@media (prefers-reduced-motion: reduce)',
      forced: '@media (forced-colors: active)',
      scripted: 'html[data-scripted] &',
      trailed: ':is(a, button, summary):hover > &',
    },
  },
  theme: {
    breakpoints: { xs: '520px', sm: '640px', md: '760px', lg: '900px', xl: '1080px', '2xl': '1240px', '3xl': '1360px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
  staticCss: { recipes: '*' },
  utilities: { extend: utilities },
  globalCss,
})
