import { record as runActions } from 'virtual:records/messages/run-problems/actions'
import { record as productionToast } from 'virtual:records/messages/run-problems/forProduction'
import { record as runProblems } from 'virtual:records/messages/run-problems/problems'
import { record as statusText } from 'virtual:records/messages/run-problems/statusOnly'
import { type Day, type Dialect, type ModelProvider, providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { classifyRefusal, type ProblemCause } from './cause.ts'
import { findModel, replacementModel } from './models.ts'
import { parseRefusal, type Refusal, redactMessage } from './refusal.ts'

const ORGANISATION_URL = 'https://platform.openai.com/settings/organization/general'

type Action =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'reload'; readonly label: string }
  | { readonly kind: 'use-model'; readonly label: string; readonly model: string; readonly dialect: Dialect }

/**
 * When a run may be retried: after the visitor has changed something, with a button, not at all, or automatically after
 * a pause of `afterMs` and up to `times` times. If `times` is 0, a retry button is disabled during the pause.
 */
type Retry = 'after-edit' | 'button' | 'no' | { readonly afterMs: number; readonly times: number }

/** The explanation of a failed run or key test for the visitor. It never contains the key. */
export type Problem = {
  readonly cause: ProblemCause
  readonly title: string
  readonly text: string
  /**
   * The provider's own message, or the status if there is no message. It is empty if it adds nothing to `text`.
   * Untrusted: render it as text.
   */
  readonly detail: string
  readonly actions: readonly Action[]
  readonly retry: Retry
  readonly focus?: 'key'
  /** The text of the toast ‘Demo Mode’. */
  readonly toast: string
}

/**
 * The observed failure. `waitMs` is the pause that a Retry-After header asks for, or null if there is no readable one.
 */
export type Failure =
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

/** The run or the key test that failed. `key` is needed only to redact the key from messages. */
export type RunContext = {
  readonly dialect: Dialect
  readonly model: string
  readonly key: string
  readonly day: Day
  readonly proxy: string
}

type ProblemDetails = { readonly field?: string; readonly waitMs?: number }

const DEFAULT_RETRY_DELAY_MS = 20_000 // when the provider names no delay
const BUSY_RETRY: Retry = { afterMs: 1000, times: 3 } // the delay doubles: 1 s, 2 s, 4 s

/** Returns the problem that explains a failed run or key test to the visitor. */
export function diagnose(failure: Failure, context: RunContext): Problem {
  if (failure.kind === 'refused')
    return problemFromRefusal(parseRefusal(failure.status, failure.body, failure.waitMs), context)
  if (failure.kind !== 'unreadable') return createProblem(failure.kind, context)
  // OpenAI's response to a wrong key cannot be read across origins; the owner's proxy would pass it on
  return createProblem(context.dialect === 'openai' && context.proxy === '' ? 'hidden' : 'blocked', context)
}

export type DeviceCause = 'device' | 'deviceTooLong' | 'deviceLanguage'

/** Returns the problem for a run that failed on the device's own model. */
export function deviceProblem(cause: DeviceCause): Problem {
  const retry = cause === 'device' ? 'button' : 'after-edit'
  return { cause, ...runProblems[cause], detail: '', actions: [], retry }
}

/** The problem if the browser cannot run the code that a run needs. */
export const tooOldProblem: Problem = { cause: 'tooOld', ...runProblems.tooOld, detail: '', actions: [], retry: 'no' }

/** The problem if code that a run needs cannot be loaded, because the site was updated after this tab was opened. */
export const outdatedProblem: Problem = {
  cause: 'outdated',
  ...runProblems.outdated,
  detail: '',
  actions: [{ kind: 'reload', label: runActions.reload }],
  retry: 'no',
}

function problemFromRefusal(refusal: Refusal, context: RunContext): Problem {
  const { status, message, mentionsCors } = refusal
  const cause = classifyRefusal(refusal)
  const details = { field: redactMessage(refusal.field, context.key), waitMs: refusal.waitMs ?? DEFAULT_RETRY_DELAY_MS }
  const problem = createProblem(cause, context, details)
  const isSelfExplanatory = ['key', 'organisation', 'browser', 'credit'].includes(cause)
  const providerMessage =
    redactMessage(message, context.key) ||
    (cause === 'other' ? fillTemplate(statusText, { status: String(status) }) : '')
  const hasProductionToast = mentionsCors || (status === 403 && cause !== 'key') // the specification sets this toast
  return {
    ...problem,
    detail: isSelfExplanatory ? '' : providerMessage,
    ...(hasProductionToast && { toast: productionToast }),
  }
}

function createProblem(
  cause: ProblemCause,
  context: RunContext,
  { field = '', waitMs = 0 }: ProblemDetails = {},
): Problem {
  const provider = providers[context.dialect]
  const values = {
    provider: provider.name,
    host: new URL(context.proxy || provider.origin).host,
    model: findModel(context.model, context.dialect).label,
    field,
    seconds: String(Math.ceil(waitMs / 1000)),
  }
  const { title, text, toast } = runProblems[cause]
  return {
    cause,
    title: fillTemplate(title, values),
    text: fillTemplate(text, values),
    detail: '',
    actions: actionsFor(cause, context, provider),
    retry: retryFor(cause, waitMs),
    ...(isOneOf(cause, keyCauses) && { focus: 'key' }),
    toast: fillTemplate(toast, values),
  }
}

const keyCauses: readonly ProblemCause[] = ['key', 'malformed', 'hidden']
const editCauses: readonly ProblemCause[] = [...keyCauses, 'model', 'tooLong', 'field', 'request', 'unverified']
const permanentCauses: readonly ProblemCause[] = ['organisation', 'forbidden', 'country']

function isOneOf(cause: ProblemCause, causes: readonly ProblemCause[]): boolean {
  return causes.includes(cause)
}

function retryFor(cause: ProblemCause, waitMs: number): Retry {
  if (cause === 'busy') return BUSY_RETRY
  if (cause === 'rate') return { afterMs: waitMs, times: 1 }
  if (isOneOf(cause, permanentCauses)) return 'no'
  return isOneOf(cause, editCauses) ? 'after-edit' : 'button'
}

function actionsFor(
  cause: ProblemCause,
  { model, dialect, day }: RunContext,
  provider: ModelProvider,
): readonly Action[] {
  const link = (label: string, href: string): readonly Action[] => [
    { kind: 'link', label: fillTemplate(label, { provider: provider.name }), href },
  ]
  if (isOneOf(cause, [...keyCauses, 'organisation'])) return link(runActions.keys, provider.keysUrl)
  if (isOneOf(cause, ['credit', 'quota'])) return link(runActions.billing, provider.billingUrl)
  if (isOneOf(cause, ['unreachable', 'busy', 'late'])) return link(runActions.status, provider.statusUrl)
  if (cause === 'unverified') return link(runActions.organisation, ORGANISATION_URL)
  const replacement = cause === 'model' ? replacementModel(model, dialect, day) : null
  if (!replacement) return []
  const label = fillTemplate(runActions.useModel, { model: replacement.label })
  return [{ kind: 'use-model', label, model: replacement.id, dialect }]
}
