import { readdirSync } from 'node:fs'
import { defineConfig, defineSlotRecipe } from '@pandacss/dev'
import { textStyles } from '#ui/theme/typography.ts'
import { parseConfig } from './src/content/config.ts'
import { recipeName, sheetName } from './src/ui/style-sheet.ts'
import { globalCss } from './src/ui/theme/global-css.ts'
import { keyframes } from './src/ui/theme/keyframes.ts'
import { recipes, slotRecipes } from './src/ui/theme/recipes.ts'
import { semanticTokens, tokens } from './src/ui/theme/tokens.ts'
import { utilities } from './src/ui/theme/utilities.ts'

const styleFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-styles.ts'),
)

/** Each file of styles becomes a sheet of its own, which the component beside it imports. */
const sheets = Object.fromEntries(
  styleFiles.map((file) => {
    const path = file.replaceAll('\\', '/').replace(/-styles\.ts$/, '')
    const { styles } = require(`./src/${path}-styles.ts`) // a pattern: the bundler of Panda includes all files that match
    if (!styles)
      throw new Error(`src/${path}-styles.ts has to export its styles: export const styles = styleSheet({ … })`)
    const className = sheetName(file)
    return [recipeName(className), defineSlotRecipe({ className, slots: Object.keys(styles), base: styles })]
  }),
)

export default defineConfig({
  presets: [],
  preflight: false,
  validation: 'error',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/{sw,server,tools,prerender,lib,content,platform}/**', './src/ui/styled-system/**'],
  outdir: 'src/ui/styled-system',
  importMap: '#styled',
  outExtension: 'js',
  hash: { className: true, cssVar: false },
  minify: true,
  conditions: {
    extend: {
      /**
       * A phone on which the visitor has chosen a much larger text, so that fewer than 20 rem fit across. At the usual
       * size this would be a screen narrower than 320 px.
       */
      largeText: '@media (max-width: 19.99rem)',
      /** While nothing may move: the device or the visitor asks for it, or the choice is not read yet. */
      still: 'html:not([data-motion]) &',
      forced: '@media (forced-colors: active)',
      /** While the visitor asks for more contrast. On paper there is enough. */
      contrast: '@media screen and (prefers-contrast: more)',
      /** Where a panel needs an edge, because its background alone does not set it apart. */
      edged: '@media (forced-colors: active), (prefers-contrast: more)',
      /** Where the site's colours do not apply. There, a drawing behind text would make the text illegible. */
      plain: '@media (forced-colors: active), print',
      scripted: 'html[data-scripted] &',
      // touch screens keep the hover state after a tap, so hover styles apply only to pointers that can hover
      hover: ['@media (hover: hover)', '&:hover'],
      trailed: ['@media (hover: hover)', ':is(a, button, summary):hover > &'],
      /** On a small screen while a field outside the chat has the focus: the keyboard may cover half of the screen. */
      writing: [
        '@media (max-width: 56.2475rem)',
        'html:has(:is(textarea, select, input:not([type=checkbox], [type=radio], [type=range])):focus:not(#chat *)) &',
      ],
      itemHover: ['@media (hover: hover)', 'li:hover > &'],
    },
  },
  theme: {
    breakpoints: { xs: '520px', sm: '640px', md: '760px', lg: '900px', xl: '1080px', '2xl': '1240px', '3xl': '1360px' },
    tokens,
    semanticTokens: semanticTokens(parseConfig(process.env).colors),
    textStyles,
    keyframes,
    recipes,
    slotRecipes: { ...slotRecipes, ...sheets },
  },
  staticCss: { recipes: '*' },
  utilities: { extend: utilities },
  globalCss,
})
