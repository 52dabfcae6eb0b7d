import { defineSlotRecipe } from '@pandacss/dev'

export const field = defineSlotRecipe({
  className: 'field',
  jsx: ['Field'],
  slots: ['root', 'label', 'well', 'icon', 'input', 'hint', 'error'],
  base: {
    root: { display: 'grid', gap: '2', alignContent: 'start' },
    label: { textStyle: 'label', color: 'text' },
    well: { position: 'relative' },
    icon: {
      position: 'absolute',
      left: '1.1rem',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'text.2',
      pointerEvents: 'none',
    },
    input: {
      width: '100%',
      minHeight: 'action',
      paddingBlock: '3',
      paddingInline: '4',
      background: 'ground.deep',
      border: '1px solid {colors.line.strong}',
      borderRadius: 'control',
      color: 'text',
      transition: 'border-color 120ms',
      _placeholder: { color: 'text.3', opacity: 1 },
      _hover: { borderColor: 'text.2' },
      _focusVisible: { outline: '2px solid {colors.cold}', outlineOffset: '0', borderColor: 'cold' },
      '&[aria-invalid=true]': {
        borderColor: 'error',
        borderInlineStartWidth: '4px',
        paddingInlineStart: 'calc(1rem - 3px)',
      },
    },
    hint: { fontSize: '0.875rem', lineHeight: 1.4, color: 'text.3' },
    error: { display: 'flex', gap: '2', alignItems: 'flex-start', textStyle: 'small', fontWeight: 500, color: 'error' },
  },
  variants: {
    withIcon: { true: { input: { paddingInlineStart: '3.1rem' } } },
  },
})
