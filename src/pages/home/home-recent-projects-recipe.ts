import { defineSlotRecipe } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'
import { closingStyles } from './closing-styles.ts'
import { dayStyles } from './day-styles.ts'
import { diagramStyles } from './diagram-styles.ts'
import { peopleStyles } from './people-styles.ts'
import { productAndProjectStyles } from './product-and-project-styles.ts'

/** The styles that several of the sections share. */
const sharedStyles = {
  /** A section with the background of the page, and with padding above and below. */
  section: { position: 'relative', paddingBlock: 'part' },
  /**
   * A section after one with the same background. The bottom padding of the section above is the only gap between them.
   */
  nextSection: { position: 'relative', paddingBottom: 'part' },
  /** The first section with the dark background after the galaxy. The sections that continue it are `darkSection`. */
  firstDarkSection: { position: 'relative', paddingBlock: 'part', background: 'ground.deep' },
  darkSection: { position: 'relative', paddingBottom: 'part', background: 'ground.deep' },
  sectionHead: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
  /** The link of a card. The whole card can be clicked, and the dot after the last word becomes a line on hover. */
  cardLink: {
    // takes no width, so that neither the dot nor the line wraps to a line of its own
    '& > i': {
      display: 'inline-block',
      verticalAlign: '0.22em',
      marginInline: '{spacing.3} calc(-1 * ({spacing.3} + 28px))',
    },
    _after: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.cold}', outlineOffset: '2px' } },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: { base: '0.7rem', sm: '4' }, marginTop: '3' },
} as const

const base = {
  ...sharedStyles,
  ...diagramStyles,
  ...productAndProjectStyles,
  ...dayStyles,
  ...peopleStyles,
  ...closingStyles,
}

/**
 * The styles of these sections of the home page: projects, AI products, diagram, personas, day, mission, team,
 * referral, questions and sunrise.
 */
export const homeRecentProjectsRecipe = defineSlotRecipe({
  className: 'home-recent-projects',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
