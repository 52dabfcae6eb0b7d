import { defineSlotRecipe } from '@pandacss/dev'

/**
 * Matches the cards that are half a row wide. Rows of three and of two cards alternate, so these are the last two of
 * every five cards, and the cards of an incomplete last row of three.
 */
const halfRow =
  '&:nth-child(5n+4), &:nth-child(5n+5), &:nth-child(5n+1):nth-last-child(2), &:nth-child(5n+1):nth-last-child(3), &:nth-child(5n+2):nth-last-child(2)'
/** Matches the closing cell if the last card would be alone in its row. Both then share the row. */
const besideSingleCard = '&:nth-child(5n+2), &:nth-child(5n)'

const underline = {
  textDecoration: 'underline',
  textDecorationColor: 'signal',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.18em',
} as const

const revealedName = { width: 'auto', overflow: 'visible', backgroundSize: '100% 1.5em', zIndex: '1' } as const

/** The styles that only the projects page loads. */
export const projectsPageRecipe = defineSlotRecipe({
  className: 'projects-page',
  slots: [
    ...['chart', 'sheet', 'drawing', 'months', 'rows', 'stars', 'star', 'note'],
    ...['cards', 'addressNote', 'grid', 'card', 'cover', 'cardText'],
    ...['meta', 'dot', 'title', 'technologies', 'visitLink'],
    ...['closing', 'closingDrawing', 'closingTitle'],
  ],
  base: {
    chart: { position: 'relative', display: { base: 'none', lg: 'block' }, paddingTop: '2' },
    sheet: { position: 'relative', _forced: { background: 'ground', forcedColorAdjust: 'none' } },
    drawing: { width: '100%', height: 'auto' },
    months: {
      textStyle: 'data',
      color: 'text.3',
      '& > span': { position: 'absolute', bottom: 'calc(91.4% + 0.4rem)', translate: '-50% 0', whiteSpace: 'nowrap' },
      '& > span:last-child': { translate: '-100% 0', marginInlineStart: '1.75rem' },
    },
    rows: {
      fontWeight: 550,
      fontSize: 'clamp(0.875rem, 0.4rem + 0.75vw, 1.0625rem)',
      lineHeight: 1,
      '& > li': { position: 'absolute', left: '1.6%', translate: '0 -50%' },
    },
    stars: {
      '& > li': { position: 'absolute' },
    },
    star: {
      position: 'absolute',
      top: '-1.375rem',
      insetInlineStart: '-1.125rem',
      display: 'flex',
      alignItems: 'center',
      height: 'tap',
      paddingInline: '2.25rem 0.4rem',
      fontSize: 'clamp(0.8125rem, 0.35rem + 0.7vw, 0.9375rem)',
      fontWeight: 500,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      // a background behind the name, so that neither the chain nor a row's rule runs through it
      background: 'linear-gradient({colors.ground}, {colors.ground}) center / 100% 1.5em no-repeat content-box',
      '&[data-side~=left]': { insetInline: 'auto -1.125rem', paddingInline: '0.4rem 2.25rem' },
      '&[data-side~=above]': {
        top: '-2.25rem',
        height: '3.625rem',
        alignItems: 'flex-start',
        paddingTop: '0.25rem',
        paddingInline: '0.6rem',
        backgroundPosition: 'top',
      },
      // A name that has no free space is only visible on hover and focus. Its link is only as large as the distance
      // between stars allows, and lies above other names, so that no name covers it.
      '&[data-quiet]': {
        top: '-0.84375rem',
        width: '1.6875rem',
        height: '1.6875rem',
        paddingInline: '1.6875rem 0',
        insetInlineStart: '-0.84375rem',
        zIndex: '1',
        overflow: 'hidden',
        backgroundSize: '0',
        _hover: revealedName,
        _focusVisible: revealedName,
      },
      _hover: { textDecoration: 'underline', textDecorationColor: 'signal', textUnderlineOffset: '0.3em' },
      _focusVisible: { outlineOffset: '-4px' },
    },
    note: { textStyle: 'data', color: 'text.3', marginTop: '5', textWrap: 'pretty' },
    cards: {
      position: 'relative',
      paddingTop: { base: '4', lg: 'clamp(3rem, 5vw, 5rem)' },
      paddingBottom: 'section',
    },
    addressNote: { textStyle: 'data', color: 'text.3', marginTop: '7', textWrap: { lg: 'balance' } },
    grid: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(6, minmax(0, 1fr))',
      },
      gap: 'clamp(3rem, 5vw, 5.5rem) {spacing.column}',
    },
    card: {
      position: 'relative',
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      gap: '1.1rem',
      gridColumn: { lg: 'span 2' },
      [halfRow]: { gridColumn: { lg: 'span 3' } },
      scrollMarginTop: '7rem',
      _hover: { '& h2': underline },
      '&:target h2': underline,
    },
    cover: {
      display: 'block',
      overflow: 'hidden',
      aspectRatio: '16 / 10',
      background: 'plate',
      '& > img': { width: '100%', height: '100%', transition: 'transform 1.4s {easings.settle}' },
      _itemHover: { '& > img': { transform: 'scale(1.035)' } },
      _forced: { border: '1px solid CanvasText' },
    },
    // aligns the links of the cards in a row
    cardText: {
      display: 'grid',
      gridTemplateRows: 'repeat(4, auto) 1fr',
      gap: '0.55rem',
      justifyItems: 'start',
      color: 'text.2',
      textWrap: 'pretty',
    },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.4rem 0.9rem',
      marginBottom: '1',
      textStyle: 'data',
      color: 'text.3',
    },
    dot: {
      width: '7px',
      height: '7px',
      borderRadius: 'round',
      background: 'star.o',
      '&[data-field=Commerce]': { background: 'star.k' },
      '&[data-field=Apps]': { background: 'star.g' },
      '&[data-field=Agents]': { background: 'cold' },
      '&[data-field=Integration]': { background: 'star.m' },
    },
    title: { textStyle: 'h3', color: 'text' },
    technologies: { textStyle: 'data', marginTop: '0.15rem' },
    visitLink: {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'end',
      gap: '0.875rem',
      minHeight: 'tap',
      fontWeight: 600,
      lineHeight: 1.2,
      color: 'text',
      '& > svg': { color: 'signal' },
      // makes the whole card a link
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    closing: {
      gridColumn: { lg: '1 / -1' },
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
      justifyItems: 'start',
      alignItems: 'center',
      alignContent: { base: 'space-between', lg: 'center' },
      gap: '1.5rem clamp(1.5rem, 4vw, 4rem)',
      position: 'relative',
      padding: 'calc(clamp(2rem, 4vw, 4rem) + 1px)',
      // a pseudo-element, because a border of the element could count as a layout shift (see `below-fold.ts`)
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0',
        border: '1.5px dashed {colors.star.k}',
        pointerEvents: 'none',
      },
      // in two columns, the cell fills a whole row, unless it follows an odd number of cards
      '&:nth-child(odd)': { gridColumn: { smToLg: '1 / -1' } },
      [besideSingleCard]: {
        gridColumn: { lg: 'span 3' },
        gridTemplateColumns: { lg: 'minmax(0, 1fr)' },
        alignContent: { lg: 'space-between' },
      },
      '& p': { textStyle: 'lead', color: 'text.2', marginTop: '4', maxWidth: 'measure', textWrap: 'pretty' },
    },
    closingDrawing: { width: '5.5rem', height: '5.5rem' },
    closingTitle: { textStyle: { base: 'h2', sm: 'h3', lg: 'h2' } },
  },
})
