import { css } from '#styled/css'

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: 'clamp(2.5rem, 4.5vw, 4.5rem) {spacing.column}',
} as const
/** For a card that would be alone in the last row of two columns. */
const bothColumns = { gridColumn: '1 / -1' } as const
const coverBesideText = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'column',
  alignItems: 'center',
} as const

/** A grid of article cards. */
export const postGrid = css(columns, {
  smToXl: { '& > :last-child:nth-child(odd)': bothColumns, '& > :last-child:nth-child(odd) > a': coverBesideText },
})

/** A grid of article cards below a featured card, which takes the whole first row. */
export const postGridBelowFirst = css(columns, {
  smToXl: { '& > :last-child:nth-child(even)': bothColumns, '& > :last-child:nth-child(even) > a': coverBesideText },
})
