import { defineSlotRecipe } from '@pandacss/dev'

/** One request in the panel. A ring and a text of the same colour show its state. */
export const outboxRow = defineSlotRecipe({
  className: 'outbox-row',
  jsx: ['RequestRow', 'StateRing', 'Question', 'Unreadable'],
  slots: ['root', 'ring', 'body', 'line', 'name', 'time', 'words', 'status', 'reason', 'actions'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
      gap: '4',
      padding: '1.25rem min(1.5rem, {spacing.gutter})',
      borderTop: '1px solid {colors.line}',
      _forced: { borderTop: '1px solid CanvasText' },
    },
    ring: {
      width: '2.75rem',
      height: '2.75rem',
      '& > g': { transformBox: 'view-box', transformOrigin: 'center', animation: 'turn 2.4s linear infinite' },
    },
    body: { display: 'grid', gap: '0.3rem', minWidth: '0' },
    line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
    name: { textStyle: 'title' },
    time: { flex: 'none', textStyle: 'data', color: 'text.3' },
    words: {
      textStyle: 'small',
      color: 'text.2',
      overflowWrap: 'anywhere',
      lineClamp: { base: 2, _print: 'none' },
      '&[data-plain]': { lineClamp: 'none', whiteSpace: 'pre-line', unicodeBidi: 'plaintext' },
    },
    status: { textStyle: 'small', lineHeight: 1.4, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
    reason: { textStyle: 'small', color: 'text.2' },
    /** Aligns buttons with and without a border at the same edge, however they wrap. */
    actions: {
      display: { base: 'flex', _print: 'none' },
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: '1',
      margin: '{spacing.2} 0 0 -0.5rem',
      '& > *': { marginInlineStart: '0.5rem', paddingInline: '0.9rem !important' },
      '& > p': { flexBasis: '100%', textStyle: 'small', color: 'text', paddingInline: '0 !important' },
      '& > [data-quiet]': {
        marginInlineStart: '0',
        paddingInline: '0.5rem !important',
        color: 'text.2 !important',
        _forced: { marginInlineStart: '0.5rem' }, // in forced colours these buttons have borders
        _hover: { color: 'text !important', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      },
    },
  },
  variants: {
    variant: {
      waiting: { ring: { color: 'star.k', _forced: { color: 'CanvasText' } }, status: { color: 'star.k' } },
      sending: { ring: { color: 'cold', _forced: { color: 'CanvasText' } }, status: { color: 'cold' } },
      sent: { ring: { color: 'cold', _forced: { color: 'CanvasText' } }, status: { color: 'cold' } },
      asks: {
        root: {
          background: 'hover',
          boxShadow: 'inset 4px 0 0 {colors.error}',
          _forced: { borderInlineStart: '4px solid CanvasText' },
        },
        ring: { color: 'error', _forced: { color: 'CanvasText' } },
        status: { color: 'error' },
        time: { color: 'text.2' },
      },
    },
  },
})
