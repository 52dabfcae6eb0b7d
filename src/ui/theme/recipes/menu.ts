import { defineSlotRecipe } from '@pandacss/dev'
import { barLink } from './bar-link.ts'
import { raisedSheet } from './limb-on-top.ts'

const twoColumns = {
  sheet: { width: '39rem', left: '-14rem' },
  list: { gridTemplateColumns: '1fr 1fr', gap: '0 0.5rem' },
}

export const menu = defineSlotRecipe({
  className: 'menu',
  jsx: ['NavMenu'],
  slots: ['root', 'trigger', 'sheet', 'list', 'link', 'promise'],
  base: {
    root: { position: 'relative' },
    trigger: {
      ...barLink,
      gap: '0.3rem',
      'details[open] > &': { color: 'text' },
      '& > svg': { transition: 'transform 240ms' },
      'details[open] > & > svg': { transform: 'rotate(180deg)' },
    },
    sheet: {
      position: 'absolute',
      top: 'calc(100% + 0.75rem)',
      left: '-1rem',
      width: '21rem',
      padding: '1.5rem 1rem 1rem',
      ...raisedSheet,
    },
    list: { display: 'grid' },
    link: {
      display: 'grid',
      gridTemplateColumns: '2.25rem 1fr',
      gap: '0.125rem 0.75rem',
      alignItems: 'center',
      padding: '0.7rem 0.75rem',
      minHeight: 'tap',
      textStyle: 'label',
      color: 'text',
      borderRadius: 'control',
      _hover: { background: 'hover' },
      '&[aria-current=page]': { color: 'signal' },
      '& > img': { gridRow: '1 / 3', width: '2.1rem', height: '2.1rem' },
    },
    promise: { gridColumn: '2', fontWeight: 400, fontSize: '0.8125rem', lineHeight: 1.35, color: 'text.2' },
  },
  variants: {
    columns: {
      one: {},
      two: twoColumns,
      // scrolls if the window is too low; the padding leaves space for the focus ring
      many: {
        sheet: twoColumns.sheet,
        list: {
          ...twoColumns.list,
          maxHeight: 'calc(100dvh - 9rem)',
          overflowY: 'auto',
          padding: '5px',
          margin: '-5px',
        },
      },
    },
  },
  defaultVariants: { columns: 'one' },
})
