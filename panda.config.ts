import { defineConfig } from '@pandacss/dev'
import { siteFoot } from './src/app/foot-looks.ts'
import { siteFrame } from './src/app/looks.ts'
import { runDialog } from './src/features/agent-runner/looks.ts'
import { meridian } from './src/features/meridian/looks.ts'
import { snapRow } from './src/features/snap-row/looks.ts'
import { terminal } from './src/features/terminal/looks.ts'
import { aboutPage } from './src/pages/about/looks.ts'
import { agentsPage } from './src/pages/agents/looks.ts'
import { contactPage } from './src/pages/contact/looks.ts'
import { homePage } from './src/pages/home/looks.ts'
import { homeMiddle } from './src/pages/home/middle-looks.ts'
import { homeMore } from './src/pages/home/more-looks.ts'
import { jobsPage } from './src/pages/jobs/looks.ts'
import { libraryPage } from './src/pages/library/looks.ts'
import { productsPage } from './src/pages/products/looks.ts'
import { projectsPage } from './src/pages/projects/looks.ts'
import { referPage } from './src/pages/refer/looks.ts'
import { servicePage } from './src/pages/service/looks.ts'
import { servicesPage } from './src/pages/services/looks.ts'
import { textPage } from './src/pages/text-page/looks.ts'
import { trainingPage } from './src/pages/training/looks.ts'
import { globalCss } from './src/ui/theme/global-css.ts'
import { keyframes } from './src/ui/theme/keyframes.ts'
import { recipes, slotRecipes } from './src/ui/theme/recipes.ts'
import { textStyles } from './src/ui/theme/text-styles.ts'
import { semanticTokens, tokens } from './src/ui/theme/tokens.ts'
import { utilities } from './src/ui/theme/utilities.ts'

/** Each becomes a style sheet of its own, which the page or feature it dresses imports. */
const ownRecipes = {
  siteFrame,
  siteFoot,
  meridian,
  terminal,
  homePage,
  homeMore,
  homeMiddle,
  aboutPage,
  servicesPage,
  servicePage,
  referPage,
  trainingPage,
  agentsPage,
  projectsPage,
  productsPage,
  jobsPage,
  contactPage,
  textPage,
  libraryPage,
  runDialog,
  snapRow,
}

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
      /** Where the colours are not the site's own: what is drawn behind words would hide them. */
      plain: '@media (forced-colors: active), print',
      scripted: 'html[data-scripted] &',
      // a touch leaves its hover behind: nothing hovers where the finger has gone
      hover: ['@media (hover: hover)', '&:hover'],
      trailed: ['@media (hover: hover)', ':is(a, button, summary):hover > &'],
      /** While a field of the page, not of the chat, has the focus on a small screen, half of which the keyboard may take. */
      writing: [
        '@media (max-width: 899.9px)',
        'html:has(:is(textarea, select, input:not([type=checkbox], [type=radio], [type=range])):focus:not(#chat *)) &',
      ],
      itemHover: ['@media (hover: hover)', 'li:hover > &'],
    },
  },
  theme: {
    breakpoints: { xs: '520px', sm: '640px', md: '760px', lg: '900px', xl: '1080px', '2xl': '1240px', '3xl': '1360px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes: { ...slotRecipes, ...ownRecipes },
  },
  staticCss: { recipes: '*' },
  utilities: { extend: utilities },
  globalCss,
})
