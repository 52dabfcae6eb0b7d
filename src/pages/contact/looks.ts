import { defineSlotRecipe } from '@pandacss/dev'

/** Words on the left under their sky, the form on its plate at the right. */
export const contactPage = defineSlotRecipe({
  className: 'contact-page',
  slots: ['head', 'columns', 'words', 'heading', 'lead', 'details', 'email', 'plate'],
  base: {
    head: {
      position: 'relative',
      isolation: 'isolate',
      background: 'ground',
      overflow: 'clip',
      paddingTop: 'clamp(7.5rem, 5rem + 8vw, 11.5rem)',
      paddingBottom: 'clamp(4rem, 8vw, 7.5rem)',
    },
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(12, minmax(0, 1fr))' },
      gap: '{spacing.7} {spacing.column}',
      alignItems: 'start',
    },
    words: { gridColumn: { xl: '1 / 6' } },
    heading: { textStyle: 'h1', textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}' },
    lead: {
      textStyle: 'lead',
      color: 'text.2',
      maxWidth: '29rem',
      marginTop: '4',
      background: 'color-mix(in srgb, {colors.ground} 80%, transparent)',
      boxShadow: '0 0 44px 34px color-mix(in srgb, {colors.ground} 80%, transparent)',
    },
    details: {
      marginTop: '7',
      background: 'color-mix(in srgb, {colors.ground} 80%, transparent)',
      boxShadow: '0 0 30px 20px color-mix(in srgb, {colors.ground} 80%, transparent)',
    },
    email: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginBlock: '-0.5rem' },
    plate: {
      gridColumn: { xl: '7 / -1' },
      padding: 'clamp(1.25rem, 3vw, 3rem)',
      paddingBlock: { base: '6', sm: 'clamp(1.25rem, 3vw, 3rem)' },
      marginInline: { base: 'calc(-1 * {spacing.gutter})', sm: '0' },
      background: 'plate',
      boxShadow: 'lift',
      _forced: { border: '1px solid CanvasText' },
    },
  },
})
