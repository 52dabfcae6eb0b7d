import { styleSheet } from '#ui/style-sheet.ts'

/** The stages of the work, each with a picture. From 1080 px the pictures are one strip. */
export const styles = styleSheet({
  thread: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(5, minmax(0, 1fr))' },
    rowGap: { base: '7', xl: '0' },
  },
  stage: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '15rem minmax(0, 1fr)', xl: 'minmax(0, 1fr)' },
    gridTemplateRows: { sm: 'auto 1fr', xl: 'auto' },
    columnGap: '6',
    '& > img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '5 / 4',
      objectFit: 'cover',
      gridRow: { sm: '1 / 3', xl: 'auto' },
      _edged: { border: '1px solid CanvasText' },
    },
    '&:nth-child(1) > img': { objectPosition: '0 0' },
    '&:nth-child(2) > img': { objectPosition: '25% 0' },
    '&:nth-child(3) > img': { objectPosition: '50% 0' },
    '&:nth-child(4) > img': { objectPosition: '75% 0' },
    '&:nth-child(5) > img': { objectPosition: '100% 0' },
    '& > h3': { textStyle: 'h3', marginTop: { base: '4', sm: '3', xl: '5' }, paddingInlineEnd: '4' },
    '& > p': {
      color: 'text.2',
      marginTop: '2',
      paddingInlineEnd: { xl: '5' },
      maxWidth: '32rem',
      textStyle: { xl: 'small' },
      textWrap: 'pretty',
    },
  },
})
