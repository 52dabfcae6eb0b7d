import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  sunrise: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'clip',
    minHeight: { xl: 'clamp(36rem, 44vw, 44rem)' },
    marginBottom: 'clamp(2.5rem, 6vw, 6rem)',
    paddingTop: { xl: 'clamp(5rem, 7vw, 7rem)' },
    paddingBottom: { base: 'clamp(13.5rem, 46vw, 30rem)', xl: 'clamp(5rem, 7vw, 7rem)' },
    '& > img': {
      position: 'absolute',
      zIndex: 'behind',
      inset: { base: 'auto 0 0', xl: '0' },
      width: '100%',
      height: { base: 'clamp(15.5rem, 52vw, 34rem)', xl: '100%' },
      objectFit: 'cover',
      objectPosition: '100% 0',
      _plain: { display: 'none' },
    },
    _forced: { paddingBottom: '5rem' },
  },
  sunriseText: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    '& > h2': {
      textStyle: 'h1',
      fontSize: { xsDown: 'calc(0.6rem + 7vw)' },
      maxWidth: '10em',
      textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
    },
    '& > p': { textStyle: 'lead', color: 'text.2', maxWidth: '28rem' },
  },
})
