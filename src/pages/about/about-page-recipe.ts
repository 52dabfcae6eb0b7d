import { defineSlotRecipe, type SystemStyleObject } from '@pandacss/dev'
import { tileStyles } from './tile-styles.ts'
import { timelineStyles } from './timeline-styles.ts'

const sectionStyles = {
  hero: {
    position: 'relative',
    isolation: 'isolate',
    background: 'ground',
    paddingTop: 'clamp(9rem, 6rem + 8vw, 13rem)',
    paddingBottom: 'clamp(4rem, 9vw, 9rem)',
    overflow: 'clip',
  },
  heading: {
    textStyle: 'mega',
    fontSize: { base: 'clamp(min(2.5rem, 12.5vw), 13.3vw, 3.25rem)', sm: 'clamp(2.5rem, 1rem + 6.3vw, 7rem)' },
    paddingInlineStart: { sm: 'clamp(0rem, 16vw, 17rem)' },
    textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
    '& > span': { whiteSpace: 'nowrap' },
  },

  story: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    paddingTop: 'clamp(2rem, 4vw, 4rem)',
    paddingBottom: 'section',
  },
  lead: {
    gridColumn: { lg: '1 / 8' },
    fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.625rem)',
    fontWeight: 320,
    lineHeight: 1.28,
    textWrap: 'pretty',
  },
  storyText: {
    gridColumn: { lg: '9 / -1' },
    display: 'grid',
    gap: '1.1rem',
    justifyItems: 'start',
    alignContent: 'end',
    color: 'text.2',
    '& > p': { textWrap: 'pretty', maxWidth: 'measure' },
  },

  section: { position: 'relative', paddingBlock: 'section' },
  sectionHead: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    gap: '{spacing.4} {spacing.column}',
    alignItems: 'end',
    marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)',
    '& > h2': { textStyle: 'h2', gridColumn: { lg: '1 / 9' }, maxWidth: '13em' },
    '& > p': { color: 'text.2', gridColumn: { lg: '9 / -1' }, textWrap: { lg: 'balance' }, maxWidth: 'measure' },
  },
  values: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    columnGap: 'clamp(2rem, 5vw, 5rem)',
  },
  value: {
    display: 'grid',
    gap: '0.6rem',
    alignContent: 'start',
    borderTop: '1px solid {colors.line}',
    paddingTop: { base: '1.25rem', lg: '1.75rem' },
    paddingBottom: { base: '1.5rem', lg: '2.5rem' },
    '& > h3': { textStyle: 'h3' },
    '& > p': { color: 'text.2', textWrap: 'pretty' },
  },

  figures: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: '{spacing.6} {spacing.column}',
    paddingTop: '2.25rem',
    limb: true,
    _forced: { background: 'none', borderTop: '1px solid CanvasText' },
  },
  figure: { display: 'flex', flexDirection: 'column', '& > dd:first-of-type': { order: '-1', textStyle: 'reading' } },
  figureName: { marginTop: '0.7rem', textStyle: 'title', fontWeight: 500 },
  figureText: {
    textStyle: 'small',
    color: 'text.3',
    textWrap: { lg: 'balance' },
    maxWidth: '15rem',
    marginTop: '0.15rem',
  },
  closing: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: '6',
    marginTop: 'clamp(4rem, 8vw, 8rem)',
    '& > h2': { textStyle: 'h2' },
  },
} satisfies Record<string, SystemStyleObject>

const base = { ...sectionStyles, ...tileStyles, ...timelineStyles }

/** The styles that only the about page loads. */
export const aboutPageRecipe = defineSlotRecipe({
  className: 'about-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
