import { defineSlotRecipe } from '@pandacss/dev'

/** The number of waiting requests in a ring in the header. The colour of the ring shows the state of the requests. */
export const outboxCount = defineSlotRecipe({
  className: 'outbox-count',
  jsx: ['WaitingRequests'],
  slots: ['root', 'ring', 'figure', 'status'],
  base: {
    root: {
      position: 'relative',
      flex: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: 'tap',
      height: 'tap',
      padding: '0',
      border: '0',
      borderRadius: 'round',
      background: 'ground',
      cursor: 'pointer',
      transition: 'background 120ms',
      animation: 'appear 240ms',
      _hover: { background: 'hover' },
      _focusVisible: { borderRadius: 'round' },
    },
    ring: {
      position: 'absolute',
      inset: '0',
      '& > g': { transformBox: 'view-box', transformOrigin: 'center', animation: 'turn 2.4s linear infinite' },
    },
    figure: { fontFamily: 'data', fontSize: '0.9375rem', fontWeight: 500, lineHeight: 1, color: 'text' },
    status: { srOnly: true },
  },
  variants: {
    variant: {
      waiting: { root: { color: 'star.k' } },
      sending: { root: { color: 'cold' } },
      asks: { root: { color: 'error' } },
      none: { root: { color: 'line.strong' } },
    },
  },
})
