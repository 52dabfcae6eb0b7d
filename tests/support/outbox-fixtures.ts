import { expect } from 'vitest'
import type { UnsentItem } from '#features/outbox/item.ts'
import type { Http, HttpResult } from '#platform/http.ts'
import type { MailDraft, MailParams, RequestKind } from '#platform/mail.ts'

/** Returns a visitor's draft, as a form passes it to the outbox. */
export function draftOf(kind: RequestKind = 'meeting', changes: Partial<MailParams> = {}): MailDraft {
  const params = {
    to_email: 'hello@vyomix.example',
    from_name: 'Asha Rao',
    from_email: 'asha@site.example',
    phone_number: '+91 00000 00009',
    meeting_date: '',
    meeting_time: '',
    message: 'A shop for tea.',
    ...changes,
  }
  return { kind, params, fields: { name: params.from_name, email: params.from_email, message: params.message } }
}

/**
 * Returns a numbered draft of this kind. Each draft has its own email address, but newsletters repeat a few addresses
 * in other spellings.
 */
export function numberedDraft(kind: RequestKind, number: number): MailDraft {
  const address = kind === 'newsletter' ? ['ravi@site.example', 'Ravi@Site.example ', 'mei@site.example'] : []
  const from_email = address[number % 3] ?? `visitor${number}@site.example`
  const meeting_date = kind === 'meeting' ? (['', '2026-01-01', '2026-01-03', '2027-06-01'][number % 4] ?? '') : ''
  const params = {
    to_email: 'hello@vyomix.example',
    from_name: 'Asha',
    from_email,
    phone_number: '',
    meeting_date,
    meeting_time: '',
    message: kind === 'newsletter' ? '' : `Letter ${number}`,
  }
  return { kind, params, fields: { email: from_email } }
}

/** Returns an outbox item as it is stored. */
export function queuedItem(id: string, changes: Partial<UnsentItem> = {}): UnsentItem {
  const item = { v: 1, id, createdAt: 1000, order: 1000, draft: draftOf(), tries: 0, doubts: 0, attempt: '' } as const
  return { ...item, status: 'queued', ...changes } as UnsentItem
}

/** Returns a random source that gives the same numbers in every run. References that it generates are all different. */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Matches the result of a submission that the form need not keep. */
export function accepted(kind: 'sent' | 'saved' | 'postponed') {
  return { kind, reference: expect.stringMatching(/^MR-\w{8}$/) }
}

/** The response to the online check, which the outbox sends before each request to the mail service. */
export const onlineCheckResult = { kind: 'answered', status: 200, text: 'vyomix-online\n', retryAfter: null } as const
/** Returns a network with a mail service. The site can be reached while `isReached` is true. */
export function siteAndMail(mail: Http, site: { readonly isReached: boolean } = { isReached: true }): Http {
  const probe: HttpResult = onlineCheckResult
  return {
    send: async (request) =>
      request.method === 'POST' ? mail.send(request) : site.isReached ? probe : { kind: 'unreachable' },
  }
}

export function mailResult(status: number, retryAfter: string | null = null) {
  return { kind: 'answered', status, text: '', retryAfter } as const
}
