import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { MailBody } from '#server/mail-contract.ts'

export const ORIGIN = 'https://vyomix.example'

/** Returns the variables of a relay that hands mail to a server on this computer. */
export function relayVariables(folder: string, smtpPort: number): Record<string, string> {
  return {
    RELAY_PORT: '0',
    RELAY_ORIGINS: ORIGIN,
    RELAY_TO: 'office@vyomix.example',
    RELAY_FROM: 'Vyomix <site@vyomix.example>',
    RELAY_SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    RELAY_FOLDER: folder,
  }
}

/** Returns a folder that is deleted after the test. */
export function relayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-relay-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns a body that conforms to the contract. `params` replaces template parameters. */
export function relayBody(params: Partial<MailBody['template_params']> = {}, template = 'meeting_template'): MailBody {
  return {
    service_id: 'local_service',
    template_id: template,
    user_id: 'local_public_id',
    template_params: {
      to_email: 'someone@else.example',
      from_name: 'Leela Nair',
      from_email: 'leela@example.com',
      phone_number: '',
      meeting_date: '2026-12-14',
      meeting_time: '11:30',
      message: 'A shop for tea.\n\nRef: MR-7K2QX4AB',
      ...params,
    },
  }
}

/** Returns the body of a newsletter subscription. */
export function subscriptionBody(address: string, reference = 'MR-00000001'): MailBody {
  const message = `Newsletter subscription\n\nRef: ${reference}`
  const empty = { from_name: '', phone_number: '', meeting_date: '', meeting_time: '' }
  return relayBody({ ...empty, from_email: address, message }, 'newsletter_template')
}

/** Posts a body to a relay as a form of the site does. */
export function postToRelay(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** How long a condition may take on a busy machine. */
const PATIENCE_MS = 25_000

/** Resolves once a condition holds; rejects if it does not for a long time. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  throw new Error('The condition did not come true.')
}
