import { defineSlotRecipe } from '@pandacss/dev'
import { sectionHead } from '#ui/theme/section-heads.ts'
import { closingLooks } from './closing-looks.ts'
import { dayLooks } from './day-looks.ts'
import { diagramLooks } from './diagram-looks.ts'
import { peopleLooks } from './people-looks.ts'
import { platesLooks } from './plates-looks.ts'

/** What all these sections share. */
const common = {
  /** A section on the page's ground that follows one on another ground. */
  section: { position: 'relative', paddingBlock: 'section' },
  /** One that follows a section on the same ground, whose gap serves both. */
  next: { position: 'relative', paddingBottom: 'section' },
  head: {
    ...sectionHead,
    '& > h2': { textStyle: 'h2' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '3' },
} as const

const base = { ...common, ...diagramLooks, ...platesLooks, ...dayLooks, ...peopleLooks, ...closingLooks }

/** From the diagram to the sunrise: the sections of the home page that follow the galaxy and the carousel. */
export const homeMore = defineSlotRecipe({
  className: 'home-more',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
