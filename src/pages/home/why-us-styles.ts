import { styleSheet } from '#ui/style-sheet.ts'

/** The reasons beside two panels with drawings. */
export const styles = styleSheet({
  whyText: {
    gridColumn: { base: '1 / -1', xl: '1 / 7' },
    minWidth: '0',
    '& > h2': { textStyle: 'h2', marginBottom: 'clamp(1.5rem, 5vw, 4rem)' },
    '& > ul': {
      display: { sm: 'grid' },
      gridTemplateColumns: { sm: '1fr 1fr' },
      gap: { sm: '2.5rem {spacing.column}' },
      paddingRight: { xl: '6' },
      '& > li': {
        display: 'grid',
        gap: '0.4rem',
        alignContent: 'start',
        paddingLeft: { smDown: '4' },
        borderLeft: { smDown: '1px solid {colors.line}' },
      },
      '& > li > svg': { width: '1.75rem', height: '1.75rem', color: 'cold', marginBottom: '0.6rem' },
      '& h3': { textStyle: 'title' },
      '& p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    },
  },
  whyPanels: {
    gridColumn: { base: '1 / -1', xl: '7 / -1' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: '1fr 1fr' },
    gap: 'column',
    marginTop: { base: '1.5rem', xl: '0' },
  },
  whyPanel: {
    display: 'grid',
    gridTemplateColumns: { base: '6.5rem minmax(0, 1fr)', xs: 'minmax(0, 1fr)', _largeText: 'minmax(0, 1fr)' },
    gap: { base: '0.4rem 1.25rem', xs: '0.6rem' },
    alignContent: { base: 'center', xs: 'start' },
    padding: { base: '1.25rem', xs: '1.75rem 1.5rem 2rem' },
    backgroundImage: 'linear-gradient(#0d1f47, #060c1b)',
    '& + &': { backgroundImage: 'linear-gradient(#1a2638, #080d18)' },
    '& > h3': {
      textStyle: 'h3',
      alignSelf: { base: 'end', xs: 'auto' },
      fontSize: { xl: 'clamp(1.375rem, 1.9vw, 1.75rem)' },
    },
    '& > p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    _edged: { border: '1px solid CanvasText' },
  },
  whyPicture: {
    position: 'relative',
    width: '100%',
    maxWidth: { base: '18rem', xs: '26rem' },
    gridRow: { base: '1 / 3', xs: 'auto', _largeText: 'auto' },
    marginInline: 'auto',
    marginBottom: { xs: '1.25rem' },
    '& > img': { width: '100%', height: 'auto' },
    '& > span': {
      position: 'absolute',
      textStyle: 'data',
      lineHeight: 1,
      color: 'text.2',
      transform: 'translate(-50%, -50%)',
    },
    '&[data-kind=dial] > span': {
      '&:nth-of-type(1)': { left: '50%', top: '19%' },
      '&:nth-of-type(2)': { left: '80%', top: '50%' },
      '&:nth-of-type(3)': { left: '50%', top: '81%' },
      '&:nth-of-type(4)': { left: '20.5%', top: '50%' },
    },
    '&[data-kind=curve] > span': {
      transform: 'none',
      '&:nth-of-type(1)': { left: '7%', top: '29%' },
      '&:nth-of-type(2)': { right: '7%', top: '5%' },
    },
  },
})
