import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import type { Address } from './address.ts'
import type { RelayMail } from './message.ts'
import type { SmtpSettings } from './settings.ts'
import { outcomeOfError, type SmtpOutcome } from './smtp-outcome.ts'

/** The way to the mail server. `send` makes one attempt and never rejects. */
export type Smtp = { readonly send: (mail: RelayMail) => Promise<SmtpOutcome> }

type SmtpOptions = {
  readonly smtp: SmtpSettings
  readonly from: Address
  readonly to: string
  /** Milliseconds until a server counts as dead, while connecting and while it says nothing. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 60_000

/**
 * Returns the way to the mail server of the settings. With a login, the connection is encrypted or not used, unless the
 * server runs on this computer.
 */
export function createSmtp({ smtp, from, to, timeoutMs = TIMEOUT_MS }: SmtpOptions): Smtp {
  const { host, port, isTls, login } = smtp
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: login !== null && !isLoopback(host),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { servername: isIP(host) === 0 ? host : '', rejectUnauthorized: !isLoopback(host) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      const recipient = mail.to ?? to
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          ...(mail.replyTo && { replyTo: mail.replyTo }),
          subject: mail.subject,
          text: mail.text,
          date: new Date(mail.receivedAt),
          messageId: messageId(mail, from),
          envelope: { from: from.address, to: [recipient] },
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return { kind: 'accepted' }
      } catch (error) {
        return outcomeOfError(error)
      }
    },
  }
}

/** Returns the Message-ID of a mail. It is the same for each attempt, so that a mailbox can recognise a copy. */
function messageId({ id }: RelayMail, from: Address): string {
  const [, domain = ''] = from.address.split('@')
  return `<${id}@${domainToASCII(domain)}>`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
