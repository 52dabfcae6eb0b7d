import { record as runActions } from 'virtual:records/messages/run-problems/actions'
import { record as forProduction } from 'virtual:records/messages/run-problems/forProduction'
import { record as runProblems } from 'virtual:records/messages/run-problems/problems'
import { record as statusOnly } from 'virtual:records/messages/run-problems/statusOnly'
import { type Day, type Dialect, type Provider, providers } from '#content/models.ts'
import { filled } from '#lib/filled.ts'
import { type Cause, causeOf } from './cause.ts'
import { modelFor, replacementOf } from './models.ts'
import { type Refusal, readRefusal, sayable } from './refusal.ts'

const ORGANISATION = 'https://platform.openai.com/settings/organization/general'

type Action =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'reload'; readonly label: string }
  | { readonly kind: 'use-model'; readonly label: string; readonly model: string; readonly dialect: Dialect }

/**
 * When a run may be tried again: after the visitor has changed something, by a button, not at all, or by itself after a
 * pause and so many times more (0: the button waits for the pause).
 */
type Retry = 'after-edit' | 'button' | 'no' | { readonly afterMs: number; readonly times: number }

/** Why a run came to nothing, in the visitor's words. It never holds the key. */
export type Problem = {
  readonly cause: Cause
  readonly title: string
  readonly text: string
  /** The provider's own words, empty where they add nothing. Untrusted: show them as text. */
  readonly detail: string
  readonly actions: readonly Action[]
  readonly retry: Retry
  readonly focus?: 'key'
  /** The text of the toast ‘Demo Mode’. */
  readonly toast: string
}

/** What was seen of a failure. `waitMs` is the pause the answer's header asks for, null where it cannot be read. */
export type Sign =
  | {
      readonly kind:
        | 'offline'
        | 'unreachable'
        | 'unreadable'
        | 'late'
        | 'malformed'
        | 'interrupted'
        | 'page'
        | 'strange'
    }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown; readonly waitMs: number | null }

/** Whom the failure concerns. The key is asked for only to keep it out of what is said. */
export type About = {
  readonly dialect: Dialect
  readonly model: string
  readonly key: string
  readonly day: Day
  readonly proxy: string
}

type Seen = { readonly field?: string; readonly waitMs?: number }

const PAUSE_MS = 20_000 // where a provider does not say how long
const BUSY: Retry = { afterMs: 1000, times: 3 } // then 2 s, then 4 s

/** Finds the cause of a failed run: one of its own for each that a visitor can do something else about. */
export function diagnose(sign: Sign, about: About): Problem {
  if (sign.kind === 'refused') return ofRefusal(readRefusal(sign.status, sign.body, sign.waitMs), about)
  if (sign.kind !== 'unreadable') return problem(sign.kind, about)
  // OpenAI leaves its no unreadable where the key is wrong; the owner's proxy would pass it on
  return problem(about.dialect === 'openai' && about.proxy === '' ? 'hidden' : 'blocked', about)
}

/** Why the model on the visitor's own device came to nothing. */
export function deviceProblem(cause: 'device' | 'deviceTooLong'): Problem {
  const retry = cause === 'device' ? 'button' : 'after-edit'
  return { cause, ...runProblems[cause], detail: '', actions: [], retry }
}

/** Why nothing can be asked where the code that asks is gone with the version of this tab. */
export const outdatedProblem: Problem = {
  cause: 'outdated',
  ...runProblems.outdated,
  detail: '',
  actions: [{ kind: 'reload', label: runActions.reload }],
  retry: 'no',
}

function ofRefusal(refusal: Refusal, about: About): Problem {
  const { status, message, mentionsCors } = refusal
  const cause = causeOf(refusal)
  const seen = { field: sayable(refusal.field, about.key), waitMs: refusal.waitMs ?? PAUSE_MS }
  const found = problem(cause, about, seen)
  const isSaid = ['key', 'organisation', 'browser', 'credit'].includes(cause)
  const words = sayable(message, about.key) || (cause === 'other' ? filled(statusOnly, { status: String(status) }) : '')
  const isOfSpec = mentionsCors || (status === 403 && cause !== 'key') // spec §8
  return { ...found, detail: isSaid ? '' : words, ...(isOfSpec && { toast: forProduction }) }
}

function problem(cause: Cause, about: About, { field = '', waitMs = 0 }: Seen = {}): Problem {
  const provider = providers[about.dialect]
  const names = {
    provider: provider.name,
    host: new URL(about.proxy || provider.origin).host,
    model: modelFor(about.model, about.dialect).label,
    field,
    seconds: String(Math.ceil(waitMs / 1000)),
  }
  const { title, text, toast } = runProblems[cause]
  return {
    cause,
    title: filled(title, names),
    text: filled(text, names),
    detail: '',
    actions: actionsFor(cause, about, provider),
    retry: retryFor(cause, waitMs),
    ...(isAbout(cause, keyCauses) && { focus: 'key' }),
    toast: filled(toast, names),
  }
}

const keyCauses: readonly Cause[] = ['key', 'malformed', 'hidden']
const afterEdit: readonly Cause[] = [...keyCauses, 'model', 'tooLong', 'field', 'request', 'unverified']
const forGood: readonly Cause[] = ['organisation', 'forbidden', 'country']

function isAbout(cause: Cause, causes: readonly Cause[]): boolean {
  return causes.includes(cause)
}

function retryFor(cause: Cause, waitMs: number): Retry {
  if (cause === 'busy') return BUSY
  if (cause === 'rate') return { afterMs: waitMs, times: 1 }
  if (isAbout(cause, forGood)) return 'no'
  return isAbout(cause, afterEdit) ? 'after-edit' : 'button'
}

function actionsFor(cause: Cause, { model, dialect, day }: About, provider: Provider): readonly Action[] {
  const link = (label: string, href: string): readonly Action[] => [
    { kind: 'link', label: filled(label, { provider: provider.name }), href },
  ]
  if (isAbout(cause, [...keyCauses, 'organisation'])) return link(runActions.keys, provider.keysUrl)
  if (isAbout(cause, ['credit', 'quota'])) return link(runActions.billing, provider.billingUrl)
  if (isAbout(cause, ['unreachable', 'busy', 'late'])) return link(runActions.status, provider.statusUrl)
  if (cause === 'unverified') return link(runActions.organisation, ORGANISATION)
  const instead = cause === 'model' ? replacementOf(model, dialect, day) : null
  if (!instead) return []
  const label = filled(runActions.useModel, { model: instead.label })
  return [{ kind: 'use-model', label, model: instead.id, dialect }]
}
