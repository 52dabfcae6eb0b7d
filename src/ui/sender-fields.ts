import { record as words } from 'virtual:records/messages/forms/fields'

/** Props that the sender's fields share in all forms: `<Field {...nameField} {...field('name')} />`. */
export const nameField = { label: words.name, type: 'text', autoComplete: 'name', required: true } as const
export const emailField = {
  label: words.email,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  required: true,
} as const
export const phoneField = {
  label: words.phone,
  type: 'tel',
  autoComplete: 'tel',
  isOptional: true,
  isWide: true,
} as const
