import { styleSheet } from '#ui/style-sheet.ts'

export const styles = styleSheet({
  mission: {
    underSky: true,
    display: 'flex',
    alignItems: 'center',
    minHeight: 'clamp(24rem, 62vw, 56rem)',
    paddingBlock: 'part',
    _after: {
      content: '""',
      position: 'absolute',
      zIndex: 'behind',
      inset: '0 0 auto',
      height: '22%',
      background: 'linear-gradient({colors.ground}, transparent)',
      _plain: { display: 'none' },
    },
    '& h2': {
      position: 'relative',
      zIndex: 1,
      textStyle: 'mega',
      lineHeight: 1.02,
      maxWidth: '11em',
      textShadow: '0 0 .1em {colors.ground}, 0 0 .28em {colors.ground}',
    },
  },
  missionText: {
    display: 'grid',
    gap: '6',
    maxWidth: '33rem',
    marginTop: 'clamp(1.5rem, 5vw, 5rem)',
    marginInlineStart: 'auto',
    '& > p': {
      textStyle: 'lead',
      color: 'text.2',
      background: 'veil',
      boxShadow: '0 0 44px 34px {colors.veil}',
    },
  },
})
