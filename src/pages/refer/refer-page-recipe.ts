import { defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'
import { commissionChartStyles } from './commission-chart-styles.ts'
import { stepStyles } from './step-styles.ts'

const sectionStyles = {
  hero: {
    position: 'relative',
    isolation: 'isolate',
    background: 'ground',
    paddingTop: 'clamp(8.5rem, 5rem + 4vw, 9rem)',
    paddingBottom: 'clamp(3rem, 5vw, 5rem)',
    overflow: 'clip',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 42rem)' },
    gap: '{spacing.7} clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'center',
  },
  heading: {
    textStyle: 'h1',
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
  },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '33rem',
    marginBlock: '1.5rem 2rem',
    background: 'veil',
    boxShadow: '0 0 44px 34px {colors.veil}',
  },
  questions: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    paddingBlock: 'section',
    '& > h2': { textStyle: 'h2', gridColumn: { lg: '1 / 5' }, maxWidth: { lg: '5em' } },
  },
  questionList: { gridColumn: { lg: '6 / -1' }, '& > details > div': { maxWidth: '40rem' } },
  question: { '& > summary': { textStyle: 'h3', minHeight: '4.75rem' } },
  answer: { textStyle: 'lead', paddingInlineEnd: { sm: '3.5rem' } },
  amount: { whiteSpace: 'nowrap' },

  closing: {
    position: 'relative',
    background: '{gradients.ember}',
    paddingBlock: 'clamp(4rem, 8vw, 8rem)',
    _forced: { borderBlock: '1px solid CanvasText' },
  },
  closingRow: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '2.5rem',
    '& > h2': { textStyle: 'mega', maxWidth: '7.4em' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center' },
} satisfies Record<string, SystemStyleObject>

const base = { ...sectionStyles, ...commissionChartStyles, ...stepStyles }

/** The styles that only the page about referrals loads. */
export const referPageRecipe = defineSlotRecipe({
  className: 'refer-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
