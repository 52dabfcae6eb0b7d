import { defineSlotRecipe } from '@pandacss/dev'

/** An icon in a field, at half its height. */
const insideField = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  color: 'text.2',
  pointerEvents: 'none',
} as const

/** A field with its label and control, the form around it, and the notes of the form. */
export const field = defineSlotRecipe({
  className: 'field',
  jsx: ['Field', 'TextArea', 'Select', 'FieldFrame', 'FieldNotes', 'FormGrid', 'FormNote'],
  slots: [
    'root',
    'label',
    'optional',
    'control',
    'icon',
    'input',
    'chevron',
    'hint',
    'announcement',
    'error',
    'form',
    'note',
    'noteIcon',
    'noteText',
  ],
  base: {
    root: {
      breakInside: 'avoid',
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    label: { textStyle: 'label', color: 'text' },
    optional: { fontWeight: 400, color: 'text.3' },
    control: { position: 'relative' },
    icon: {
      ...insideField,
      left: '1.1rem',
    },
    input: {
      width: '100%',
      minHeight: 'action',
      lineHeight: 1.4, // makes the input as high as the button beside it
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
        '&, &:focus-visible': { borderColor: 'error' }, // the outline alone shows the focus
        _hover: { borderColor: 'error' },
        borderInlineStartWidth: '4px',
        paddingInlineStart: 'calc(1rem - 3px)',
      },
      'textarea&': { display: 'block', lineHeight: 1.55, resize: 'vertical' },
      'select&': { appearance: 'none', paddingInlineEnd: '3rem', cursor: 'pointer', textOverflow: 'ellipsis' },
    },
    chevron: {
      ...insideField,
      right: '4',
    },
    hint: { fontSize: '0.875rem', lineHeight: 1.4, color: 'text.3', textWrap: { lg: 'balance' } },
    announcement: { srOnly: true },
    error: {
      display: 'flex',
      gap: '2',
      alignItems: 'flex-start',
      textStyle: 'small',
      fontWeight: 500,
      color: 'error',
      '& > svg': { flex: 'none', marginTop: '0.1em' },
    },
    form: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      gap: '5',
      '& > [data-wide]': { gridColumn: { sm: '1 / -1' } },
    },
    note: {
      gridColumn: { sm: '1 / -1' },
      messageBox: true,
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      textStyle: 'small',
      '& > b': { fontWeight: 600 },
    },
    noteIcon: { marginTop: '0.1em' },
    noteText: { gridColumn: '2', display: 'grid', gap: '2', justifyItems: 'start', color: 'text.2' },
  },
  variants: {
    withIcon: { true: { input: { paddingLeft: '3.1rem' } } },
    tone: {
      done: { note: { borderInlineStartColor: 'cold' }, noteIcon: { color: 'cold' } },
      error: { note: { borderInlineStartColor: 'error' }, noteIcon: { color: 'error' } },
      wait: {
        note: { borderInlineStartStyle: 'dashed', borderInlineStartColor: 'star.k' },
        noteIcon: { color: 'star.k' },
      },
    },
  },
})
