import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** One mail as the server got it. `headers` is unfolded, with names in lower case, and `text` is decoded. */
type ReceivedMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly raw: string
}

/** How the server answers the content of a mail: with a status, or after a time. */
type Answer = { readonly status?: number; readonly delayMs?: number; readonly isStored?: boolean }

/**
 * Starts a real mail server on this computer. `answers` are its answers to the next mails; afterwards it accepts them.
 * With `port`, it listens where an earlier one did.
 */
export async function smtpInbox({ answers = [] as readonly Answer[], port = 0 } = {}) {
  const mails: ReceivedMail[] = []
  const queue = [...answers]
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { status = 250, delayMs = 0, isStored = status === 250 } = queue.shift() ?? {}
        const raw = Buffer.concat(chunks).toString()
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        if (isStored) mails.push({ from, to, headers: headersOf(raw), text: textOf(raw), raw })
        const error = status === 250 ? null : Object.assign(new Error('No.'), { responseCode: status })
        setTimeout(() => done(error), delayMs)
      })
    },
  })
  server.on('error', () => {}) // a client that disconnects early is part of the tests
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function headersOf(raw: string): ReadonlyMap<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
}

/** Returns the text of a mail, whose parts outside ASCII are quoted-printable or base64. */
function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  if (/^content-transfer-encoding: base64/im.test(raw)) return Buffer.from(body, 'base64').toString()
  if (!/^content-transfer-encoding: quoted-printable/im.test(raw)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
