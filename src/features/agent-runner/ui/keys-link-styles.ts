import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  link: {
    color: 'text',
    underlined: 'signal',
    whiteSpace: 'nowrap',
    '& > svg': {
      display: 'inline',
      verticalAlign: '-0.15em',
      width: '1em',
      height: '1em',
      marginInlineStart: '0.15em',
    },
    '@media (pointer: coarse)': { display: 'inline-block', paddingBlock: '0.75rem' },
  },
})
