import { styleSheet } from '#ui/style-sheet.ts'

/** The list of agents, grouped by field. */
export const styles = styleSheet({
  suiteTitle: { textStyle: 'h2', marginBottom: 'clamp(2.5rem, 1.6rem + 3vw, 5rem)' },
  field: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: '11.5rem minmax(0, 1fr)',
      xl: 'minmax(0, 3fr) minmax(0, 9fr)',
    },
    columnGap: 'column',
    borderTop: '1px solid {colors.line.strong}',
    '&:last-child': { borderBottom: '1px solid {colors.line.strong}' },
    '&[data-tint=o]': { '--tint': '{colors.star.o}' },
    '&[data-tint=m]': { '--tint': '{colors.star.m}' },
    '&[data-tint=a]': { '--tint': '{colors.star.a}' },
    '&[data-tint=k]': { '--tint': '{colors.star.k}' },
    '&[data-tint=g]': { '--tint': '{colors.star.g}' },
    '&[data-tint=cold]': { '--tint': '{colors.cold}' },
  },
  fieldHead: {
    position: { md: 'sticky' },
    top: 'calc(6rem + {spacing.safe.top})',
    alignSelf: 'start',
    paddingBlock: { base: '1.75rem 0.5rem', md: '1.75rem 2rem' },
    '& > h3': { textStyle: 'h3', marginTop: '1rem' },
    '& > p': { textStyle: 'small', color: 'text.2', marginTop: '0.5rem', textWrap: { lg: 'balance' } },
  },
  stars: { height: '2rem', width: 'auto', marginInlineStart: '-0.375rem', color: 'var(--tint)' },
  agents: { '& > li + li': { borderTop: '1px solid {colors.line}' } },
  agent: {
    display: 'grid',
    gridTemplateColumns: {
      base: '2.25rem minmax(0, 1fr)',
      xs: '2.75rem minmax(0, 1fr)',
      xl: '2.75rem minmax(0, 1fr) minmax(0, 1.15fr)',
    },
    gap: '0.5rem 1.25rem',
    paddingBlock: '1.75rem',
    '& h4': { textStyle: 'title' },
    '& p': { color: 'text.2', maxWidth: '25rem', marginTop: '0.3rem', textWrap: 'pretty' },
    '& p + p': { marginTop: '0.75rem', paddingLeft: '0.875rem', borderLeft: '1px solid {colors.line.strong}' },
  },
  caution: {
    textStyle: 'small',
    '& > a': { display: 'inline-block', color: 'text', underlined: 'signal' },
  },
  agentIcon: { '& > img': { width: '1.6rem', height: '1.6rem' } },
  skills: {
    display: 'grid',
    gridColumn: { base: '2', xl: 'auto' },
    gridTemplateColumns: { base: '1fr', xs: '1fr 1fr' },
    gap: '0.5rem 1.25rem',
    alignContent: 'start',
    paddingTop: { base: '0.5rem', xl: '0.2rem' },
  },
})
