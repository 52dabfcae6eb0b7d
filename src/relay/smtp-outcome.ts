/** A kind of failure that names no person: what is in /health and in the log. */
export type ErrorClass = 'connection' | 'timeout' | 'encryption' | 'login' | 'temporary' | 'refused' | 'other'

/** What became of one attempt to hand a mail to the mail server. `code` is its SMTP status, if it gave one. */
export type SmtpOutcome =
  | { readonly kind: 'accepted' }
  /** The server will never take this mail (5xx, RFC 5321 4.2.1). */
  | { readonly kind: 'refused'; readonly code: number }
  /** The mail is tried again. `isForAll` is true if other mails would have failed as well. */
  | {
      readonly kind: 'later'
      readonly error: ErrorClass
      readonly code: number | null
      readonly isForAll: boolean
    }

const CLASSES: Readonly<Record<string, ErrorClass>> = {
  ECONNECTION: 'connection',
  ESOCKET: 'connection',
  EDNS: 'connection',
  EPROTOCOL: 'connection',
  EPROXY: 'connection',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EAUTH: 'login',
  ENOAUTH: 'login',
}
/** The errors of nodemailer that are about the one mail: its envelope and its content. */
const OF_ONE_MAIL = ['EENVELOPE', 'EMESSAGE']
/** 'Authentication required' (RFC 4954): the settings are wrong, not the mail. */
const LOGIN_NEEDED = 530
/** 'Service not available, closing the connection' (RFC 5321 4.2.2). */
const CLOSING = 421

/** Returns the outcome of an attempt by the error that nodemailer reports. */
export function outcomeOfError(error: unknown): SmtpOutcome {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : null
  const name = typeof code === 'string' ? code : ''
  if (status === null || !OF_ONE_MAIL.includes(name))
    return { kind: 'later', error: CLASSES[name] ?? 'other', code: status, isForAll: true }
  if (status === LOGIN_NEEDED) return { kind: 'later', error: 'login', code: status, isForAll: true }
  if (status >= 500) return { kind: 'refused', code: status }
  return { kind: 'later', error: 'temporary', code: status, isForAll: status === CLOSING }
}
