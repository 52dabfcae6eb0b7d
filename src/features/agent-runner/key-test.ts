import type { Dialect } from '#content/models.ts'
import { utcDay } from '#lib/dates.ts'
import { diagnose, type Failure, type Problem } from './diagnosis.ts'
import { type ListedModel, parseModelList } from './model-list.ts'
import { modelsRequest } from './provider-requests.ts'
import { failureFromText, readAllText } from './response-body.ts'
import { isValidHeaderValue } from './run-agent.ts'
import { openResponse, type RunDependencies } from './run-attempt.ts'

export type KeyTestResult =
  | { readonly kind: 'accepted'; readonly models: readonly ListedModel[] }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'stopped' }

/**
 * Requests from a provider the list of models that a key may use. This tests the key without spending tokens, and
 * ‘Refresh list’ uses the returned list. `model` is the chosen model, which error messages and the log name.
 */
export async function testKey(
  dependencies: RunDependencies,
  { dialect, key, model }: { readonly dialect: Dialect; readonly key: string; readonly model: string },
  signal: AbortSignal,
): Promise<KeyTestResult> {
  const fail = (failure: Failure): KeyTestResult => {
    const context = { dialect, key, model, proxy: dependencies.proxy, day: utcDay(dependencies.clock.now()) }
    return { kind: 'failed', problem: diagnose(failure, context) }
  }
  if (!isValidHeaderValue(key)) return fail({ kind: 'malformed' })
  const response = await openResponse(dependencies, modelsRequest(dialect, key, dependencies.proxy), model, signal)
  if (signal.aborted) return { kind: 'stopped' }
  if ('failure' in response) return fail(response.failure)
  const text = await readAllText(response.answer.chunks)
  const models = parseModelList(dialect, text)
  if (signal.aborted) return { kind: 'stopped' }
  return models ? { kind: 'accepted', models } : fail(failureFromText(text))
}
