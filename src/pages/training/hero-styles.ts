import { styleSheet } from '#ui/style-sheet.ts'

/** The colour behind the text of the hero: between azure and the background of the page. */
const dusk = 'color-mix(in srgb, {colors.ink.azure} 60%, {colors.ground})'

const veil = `color-mix(in srgb, ${dusk} 72%, transparent)`

export const styles = styleSheet({
  hero: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    background: 'linear-gradient({colors.ink.azure}, {colors.ground} 92%)',
    paddingTop: 'clamp(8.5rem, 5rem + 9vw, 12.5rem)',
    paddingBottom: 'clamp(3rem, 5vw, 5rem)',
    '& > [aria-hidden]': { opacity: 0.7 },
  },
  heroColumns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, min(39rem, 44vw))' },
    alignItems: 'center',
    gap: 'clamp(1rem, 3vw, 3rem)',
  },
  heroText: { minWidth: '0' },
  heading: {
    position: 'relative',
    textStyle: 'h1',
    maxWidth: '9em',
    textShadow: `0 0 .1em ${dusk}, 0 0 .28em ${dusk}`,
  },
  lead: {
    textStyle: 'lead',
    color: 'text.2',
    maxWidth: '33rem',
    marginBlock: '1.5rem 1rem',
    background: veil,
    boxShadow: `0 0 40px 30px ${veil}`,
  },
})
