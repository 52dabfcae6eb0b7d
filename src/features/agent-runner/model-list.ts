import { customFields, type Day, type Dialect, type Model, modelList } from '#content/models.ts'
import { at, listAt, parseJson, textAt } from '#lib/json.ts'
import { startOf } from '#lib/untrusted.ts'

/** A model as its provider lists it for a key. */
export type Listed = { readonly id: string; readonly label: string; readonly retires?: Day }

/** A model to choose from; `isListed` is false where the provider was asked and did not name it for this key. */
export type Choice = Model & { readonly isListed?: boolean }

/** OpenAI lists everything it runs; these do not answer a question in words. */
const OTHER_TRADES =
  /audio|realtime|image|transcribe|tts|search|live|embedding|moderation|whisper|dall-e|sora|codex|instruct/

/** No provider lists so many, or names one at such length. */
const MOST_MODELS = 1000
const LONGEST_NAME = 200

/** Reads a provider's answer to ‘which models?’: those that answer in words. Null where it is no such list. */
export function readModelList(dialect: Dialect, text: string): readonly Listed[] | null {
  const answer = parseJson(text)
  const entries = at(answer, dialect === 'gemini' ? 'models' : 'data')
  if (!Array.isArray(entries)) return null
  return entries
    .slice(0, MOST_MODELS)
    .flatMap((entry) => read[dialect](entry))
    .filter(({ id }) => id !== '' && startOf(id, LONGEST_NAME) === id)
}

const read: Readonly<Record<Dialect, (entry: unknown) => readonly Listed[]>> = {
  openai(entry) {
    const id = textAt(entry, 'id')
    if (!/^(gpt-|o\d|ft:gpt-)/.test(id) || OTHER_TRADES.test(id)) return []
    return [listed(id, id, textAt(entry, 'shutdown_date'))]
  },
  anthropic: (entry) => [listed(textAt(entry, 'id'), textAt(entry, 'display_name'))],
  gemini(entry) {
    if (!listAt(entry, 'supportedGenerationMethods').includes('generateContent')) return []
    const id = textAt(entry, 'name').replace(/^models\//, '')
    return OTHER_TRADES.test(id) ? [] : [listed(id, textAt(entry, 'displayName'))]
  },
}

function listed(id: string, label: string, shutdown = ''): Listed {
  const [retires = ''] = /^\d{4}-\d{2}-\d{2}/.exec(shutdown) ?? []
  const isDay = !Number.isNaN(Date.parse(retires))
  return { id, label: startOf(label || id, LONGEST_NAME), ...(isDay && { retires }) }
}

/**
 * The list after a provider was asked: what it names is there, with its own last day; what it does not name is marked;
 * what we did not know comes last. Other providers' models stay as they were.
 */
export function refreshed(
  dialect: Dialect,
  answer: readonly Listed[],
  before: readonly Choice[] = modelList.models,
): readonly Choice[] {
  const byId = new Map(answer.map((each) => [each.id, each]))
  const updated = before.map((choice): Choice => {
    if (choice.dialect !== dialect) return choice
    const named = byId.get(choice.id)
    return { ...choice, isListed: named !== undefined, ...(named?.retires && { retires: named.retires }) }
  })
  const isNew = ({ id }: Listed) => !before.some((choice) => choice.id === id && choice.dialect === dialect)
  const added = answer
    .filter(isNew)
    .map((each): Choice => ({ ...each, dialect, fields: customFields[dialect], isStreamed: true, isListed: true }))
  return [...updated, ...added]
}
