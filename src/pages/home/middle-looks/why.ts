import type { SystemStyleObject } from '@pandacss/dev'

const onPlate: SystemStyleObject = {
  position: 'absolute',
  textStyle: 'data',
  lineHeight: 1,
  color: 'text.2',
  transform: 'translate(-50%, -50%)',
}

/** Four benefits beside two instrument plates. */
export const why = {
  whyText: {
    gridColumn: { base: '1 / -1', xl: '1 / 7' },
    '& > h2': { textStyle: 'h2' },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: '1fr 1fr' },
      gap: { base: '{spacing.6} {spacing.column}', xs: '2.5rem {spacing.column}' },
      marginTop: { base: '2.25rem', xs: '7' },
      paddingRight: { xl: '6' },
    },
    '& li': { display: 'grid', gap: '0.4rem', alignContent: 'start' },
    '& li > svg': { width: '1.75rem', height: '1.75rem', color: 'cold', marginBottom: '0.6rem' },
    '& h3': { textStyle: 'title' },
    '& p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
  },
  whyPlates: {
    gridColumn: { base: '1 / -1', xl: '7 / -1' },
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xs: '1fr 1fr' },
    gap: 'column',
    marginTop: { base: '2rem', xl: '0' },
  },
  whyPlate: {
    display: 'grid',
    gap: '0.6rem',
    alignContent: 'start',
    padding: '1.75rem 1.5rem 2rem',
    backgroundImage: 'linear-gradient(#0d1f47, #060c1b)',
    '& + &': { backgroundImage: 'linear-gradient(#1a2638, #080d18)' },
    '& > h3': { textStyle: 'h3', fontSize: { xl: 'clamp(1.375rem, 1.9vw, 1.75rem)' } },
    '& > p': { textStyle: 'small', color: 'text.2', textWrap: 'pretty' },
    _forced: { border: '1px solid CanvasText' },
  },
  whyPicture: {
    position: 'relative',
    width: '100%',
    maxWidth: { base: '18rem', xs: '26rem' },
    marginInline: 'auto',
    marginBottom: '1.25rem',
    '& > img': { width: '100%', height: 'auto' },
  },
  whyHours: {
    ...onPlate,
    '&:nth-of-type(1)': { left: '50%', top: '19%' },
    '&:nth-of-type(2)': { left: '80%', top: '50%' },
    '&:nth-of-type(3)': { left: '50%', top: '81%' },
    '&:nth-of-type(4)': { left: '20.5%', top: '50%' },
  },
  whyCurve: {
    ...onPlate,
    '&:nth-of-type(1)': { left: '7%', top: '29%', transform: 'none' },
    '&:nth-of-type(2)': { right: '7%', top: '5%', transform: 'none' },
  },
} as const satisfies Record<string, SystemStyleObject>
