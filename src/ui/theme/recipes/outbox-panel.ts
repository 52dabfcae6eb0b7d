import { defineSlotRecipe } from '@pandacss/dev'
import { raisedSheet } from './limb-on-top.ts'

const NARROW = '@media (max-width: 38.7475rem)'
const LOW = '@media (max-height: 34.9975rem)'

/** The panel below the number of waiting requests. In a window narrower than 38.75rem, it is as wide as the page. */
export const outboxPanel = defineSlotRecipe({
  className: 'outbox-panel',
  jsx: ['Panel', 'Nothing'],
  slots: [
    'root',
    'header',
    'name',
    'summary',
    'list',
    'separator',
    'note',
    'empty',
    'emptyName',
    'emptyText',
    'footer',
    'storageNote',
  ],
  base: {
    root: {
      position: 'absolute',
      top: 'calc(100% + 0.5rem)',
      right: 'gutter',
      width: '31rem',
      maxHeight: 'calc(100dvh - 100% - max(1.5rem, {spacing.safe.bottom}))',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      ...raisedSheet,
      _focusVisible: { outlineOffset: '-2px' },
      _print: {
        position: 'static',
        width: 'auto',
        maxHeight: 'none',
        display: 'block',
        marginBottom: '7',
        borderBottom: '1px solid {colors.line}',
        _before: { display: 'none' },
        '& button': { display: 'none' },
      },
      // keeps the corner free for the chat button
      '@media (min-height: 47.5rem)': { maxHeight: 'calc(100dvh - 100% - 6.5rem)' },
      [NARROW]: {
        insetInline: '0',
        top: '100%',
        width: 'auto',
        maxHeight: 'calc(100dvh - 100%)',
        padding: '0 {spacing.safe.right} {spacing.safe.bottom} {spacing.safe.left}',
      },
      // in a low window the whole panel scrolls, because too little space would be left for the list
      [LOW]: { display: 'block', overflow: 'auto', overscrollBehavior: 'contain' },
    },
    header: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2',
      alignItems: 'start',
      padding: '1.6rem 0.75rem 1rem min(1.5rem, {spacing.gutter})',
    },
    name: { textStyle: 'h3' },
    summary: { marginTop: '0.2rem', textStyle: 'small', color: 'text.2' },
    list: {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      [`${LOW}, print`]: { overflow: 'visible' },
    },
    separator: {
      textStyle: 'data',
      lineHeight: 1.5,
      color: 'text.3',
      padding: '1.1rem min(1.5rem, {spacing.gutter}) 0.6rem',
      borderTop: '1px solid {colors.line}',
    },
    note: {
      textStyle: 'small',
      color: 'text.2',
      padding: '1.1rem min(1.5rem, {spacing.gutter})',
      borderTop: '1px solid {colors.line}',
    },
    empty: {
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: '2',
      padding: '1.5rem 2rem 2.75rem',
      '& > svg': { width: '12.5rem', height: 'auto', marginBottom: '4' },
    },
    emptyName: { textStyle: 'title' },
    emptyText: { textStyle: 'small', color: 'text.2', maxWidth: '21rem' },
    footer: {
      display: 'flex',
      gap: '1.25rem',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '1.1rem min(1.5rem, {spacing.gutter}) 1.35rem',
      borderTop: '1px solid {colors.line}',
      background: 'plate',
      '& > button': { flex: 'none' },
      [NARROW]: { flexDirection: 'column', alignItems: 'stretch', gap: '3' },
    },
    storageNote: { textStyle: 'small', color: 'text.3' },
  },
})
