import type { Dialect } from '#content/models.ts'
import { signOfWords, wholeText } from './answer-body.ts'
import { open, type RunWorld } from './attempt.ts'
import { diagnose, type Problem, type Sign } from './diagnosis.ts'
import { type Listed, readModelList } from './model-list.ts'
import { dayOf } from './models.ts'
import { modelsRequest } from './providers.ts'
import { isSendable } from './run.ts'

export type KeyTest =
  | { readonly kind: 'accepted'; readonly models: readonly Listed[] }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'stopped' }

/**
 * Asks a provider which models a key may use: that tests the key without a token spent, and its answer is the list for
 * ‘Refresh list’. `model` is the chosen one, for what is said when it fails.
 */
export async function testKey(
  world: RunWorld,
  { dialect, key, model }: { readonly dialect: Dialect; readonly key: string; readonly model: string },
  signal: AbortSignal,
): Promise<KeyTest> {
  const fail = (sign: Sign): KeyTest => {
    const about = { dialect, key, model, proxy: world.proxy, day: dayOf(world.clock.now()) }
    return { kind: 'failed', problem: diagnose(sign, about) }
  }
  if (!isSendable(key)) return fail({ kind: 'malformed' })
  const opened = await open(world, modelsRequest(dialect, key, world.proxy), model, signal)
  if (signal.aborted) return { kind: 'stopped' }
  if ('sign' in opened) return fail(opened.sign)
  const text = await wholeText(opened.answer.chunks)
  const models = readModelList(dialect, text)
  if (signal.aborted) return { kind: 'stopped' }
  return models ? { kind: 'accepted', models } : fail(signOfWords(text))
}
