import { defineTextStyles } from '@pandacss/dev'

/** The text styles, named by role. Kalnia (`display`) is for text of 22 px and more, and never for figures. */
export const textStyles = defineTextStyles({
  mega: {
    value: {
      fontFamily: 'display',
      fontSize: { base: 'clamp(2.5rem, 1rem + 6.3vw, 7rem)', _largeText: '1.5rem' },
      fontWeight: 280,
      fontStretch: { base: '102%', sm: '108%' },
      lineHeight: 1,
      letterSpacing: '-0.022em',
      textWrap: 'balance',
    },
  },
  h1: {
    value: {
      fontFamily: 'display',
      fontSize: { base: 'clamp(2.375rem, 1.45rem + 3.9vw, 5rem)', _largeText: '1.5rem' },
      fontWeight: 290,
      fontStretch: '107%',
      lineHeight: 1.04,
      letterSpacing: '-0.018em',
      textWrap: 'balance',
    },
  },
  h2: {
    value: {
      fontFamily: 'display',
      fontSize: { base: 'min(8.2vw, clamp(1.9375rem, 1.4rem + 2.2vw, 3.5rem))', _largeText: '1.375rem' },
      fontWeight: 310,
      fontStretch: '104%',
      lineHeight: 1.12,
      letterSpacing: '-0.018em',
      textWrap: 'balance',
    },
  },
  h3: {
    value: {
      fontFamily: 'display',
      fontSize: { base: 'clamp(1.4375rem, 1.25rem + 0.8vw, 2rem)', _largeText: '1.1875rem' },
      fontWeight: 350,
      lineHeight: 1.24,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
  },
  row: { value: { fontFamily: 'display', fontSize: '1.375rem', fontWeight: 350, lineHeight: 1.1 } },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)', lineHeight: 1.5, textWrap: 'pretty' } },
  title: {
    value: {
      fontSize: 'clamp(1.125rem, 1.09rem + 0.18vw, 1.25rem)',
      fontWeight: 600,
      lineHeight: 1.35,
      letterSpacing: '-0.005em',
    },
  },
  body: { value: { fontSize: '1.0625rem', lineHeight: 1.6 } },
  small: { value: { fontSize: '0.9375rem', lineHeight: 1.5 } },
  label: { value: { fontSize: '0.9375rem', fontWeight: 550, lineHeight: 1.3 } },
  data: { value: { fontFamily: 'data', fontSize: '0.8125rem', fontWeight: 400, lineHeight: 1.5 } },
  reading: {
    value: {
      fontSize: 'clamp(2.5rem, 1.7rem + 3.2vw, 4.75rem)',
      fontWeight: 250,
      lineHeight: 1,
      letterSpacing: '-0.035em',
    },
  },
})
