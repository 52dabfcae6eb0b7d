import { styleSheet } from '#ui/style-sheet.ts'
import { BESIDE, SHORT } from './game-layout.ts'

export const styles = styleSheet({
  /** On a phone, heading, counters, buttons and board fit into one screen of 360 x 640, below the header. */
  layout: {
    display: 'grid',
    gridTemplate: '"title" "counters" "actions" "board" "result" "lead" "note" / minmax(0, 1fr)',
    gap: { base: '0.625rem', sm: '1.5rem' },
    [BESIDE]: {
      gridTemplate:
        '"title board" minmax(0, 1fr) "lead board" auto "counters board" auto "actions board" auto "note board" minmax(0, 1fr) / minmax(0, 1fr) auto',
      gap: '1.25rem clamp(1rem, 5vw, 5rem)',
    },
    [SHORT]: {
      gridTemplate:
        '"title board" auto "counters board" auto "actions board" auto "note board" auto "lead board" 1fr / minmax(0, 1fr) auto',
      gap: '0.5rem 0.75rem',
      paddingInlineEnd: '3.25rem', // the chat's button
    },
  },
  title: { gridArea: 'title', alignSelf: 'end' },
  lead: { gridArea: 'lead', marginTop: { base: '3', sm: '0' } },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    _print: { display: 'none' },
    '@media (scripting: none)': { display: 'none' },
    [BESIDE]: { marginTop: '2' },
    [SHORT]: { marginTop: '0' },
  },
  unscripted: { gridArea: 'actions', textStyle: 'small', color: 'text.2' },
  note: { gridArea: 'note', textStyle: 'small', color: 'text.3', maxWidth: 'measure' },
})
