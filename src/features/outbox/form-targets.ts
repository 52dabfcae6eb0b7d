import { paths } from '#content/paths.ts'
import type { RequestKind } from '#platform/mail.ts'

/** Where a form is. */
export type FormTarget = {
  /** The page of the form. The newsletter form has none, because it is in the footer of every page. */
  readonly page?: string
  readonly hash?: string
  /** The id of the form's first field. */
  readonly field: string
}

/** The form of each kind of request. */
export const formTargets: Readonly<Record<RequestKind, FormTarget>> = {
  meeting: { page: paths.contact, hash: '#meeting', field: 'meeting-name' },
  contact: { page: paths.contact, field: 'contact-name' },
  training: { page: paths.training, hash: '#inquiry', field: 'name' },
  newsletter: { field: 'footer-email' },
}
/** The id of the field for the preferred date of a meeting. */
export const DATE_FIELD = 'meeting-preferredDate'
