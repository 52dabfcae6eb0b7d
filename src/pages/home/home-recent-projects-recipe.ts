import { defineSlotRecipe } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'
import { closingStyles } from './closing-styles.ts'
import { dayStyles } from './day-styles.ts'
import { diagramStyles } from './diagram-styles.ts'
import { peopleStyles } from './people-styles.ts'
import { platesStyles } from './plates-styles.ts'

/** Styles that all these sections share. */
const common = {
  /** A section with the background of the page, after one with another background. */
  section: { position: 'relative', paddingBlock: 'part' },
  /** A section after one with the same background, whose bottom padding is the only gap between them. */
  nextSection: { position: 'relative', paddingBottom: 'part' },
  /** The first section with the dark background after the galaxy. `deep` is for those that follow it. */
  firstDarkSection: { position: 'relative', paddingBlock: 'part', background: 'ground.deep' },
  darkSection: { position: 'relative', paddingBottom: 'part', background: 'ground.deep' },
  sectionHead: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
  /** The link of a card. The whole card can be pressed, and the dot stretches into a trail. */
  cardLink: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '2px' } },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: { base: '0.7rem', sm: '4' }, marginTop: '3' },
} as const

const base = { ...common, ...diagramStyles, ...platesStyles, ...dayStyles, ...peopleStyles, ...closingStyles }

/** The home page's sections after the galaxy and the carousel, from the diagram to the sunrise. */
export const homeRecentProjectsRecipe = defineSlotRecipe({
  className: 'home-recent-projects',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
