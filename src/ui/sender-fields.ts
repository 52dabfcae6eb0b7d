import { record as words } from 'virtual:records/messages/forms/fields'

/** The props of the name field in all forms: `<Field {...nameField} {...field('name')} />`. */
export const nameField = { label: words.name, type: 'text', autoComplete: 'name', required: true } as const
/** The props of the email field in all forms. */
export const emailField = {
  label: words.email,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  required: true,
} as const
/** The props of the phone field in all forms that have one. */
export const phoneField = {
  label: words.phone,
  type: 'tel',
  autoComplete: 'tel',
  isOptional: true,
  isWide: true,
} as const
