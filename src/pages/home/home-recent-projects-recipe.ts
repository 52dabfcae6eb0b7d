import { defineSlotRecipe } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'
import { closingStyles } from './closing-styles.ts'
import { dayStyles } from './day-styles.ts'
import { diagramStyles } from './diagram-styles.ts'
import { peopleStyles } from './people-styles.ts'
import { platesStyles } from './plates-styles.ts'

/** What all these sections share. */
const common = {
  /** A section on the page's ground that follows one on another ground. */
  section: { position: 'relative', paddingBlock: 'part' },
  /** One that follows a section on the same ground, whose gap serves both. */
  next: { position: 'relative', paddingBottom: 'part' },
  /** The deep of the night, after the galaxy: its first section, and those that go on in it. */
  deepOpening: { position: 'relative', paddingBlock: 'part', background: 'ground.deep' },
  deep: { position: 'relative', paddingBottom: 'part', background: 'ground.deep' },
  head: {
    ...sectionHead,
    marginBottom: 'partHead',
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
  /** The way a card leads: all of it can be pressed, and its point stretches. */
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

/** From the diagram to the sunrise: the sections of the home page that follow the galaxy and the carousel. */
export const homeRecentProjectsRecipe = defineSlotRecipe({
  className: 'home-recent-projects',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
