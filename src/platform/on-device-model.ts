/** 'absent' means that this browser has no model, or none for this device. */
export type Availability = 'absent' | 'downloadable' | 'downloading' | 'ready'

export type PromptOptions = {
  /** Receives the whole text so far. */
  readonly onText: (text: string) => void
  /** Receives how much of the model has been downloaded, from 0 to 1. */
  readonly onDownload?: (share: number) => void
  readonly signal: AbortSignal
}

export type PromptResult = {
  readonly kind: 'done' | 'stopped' | 'too-long' | 'language' | 'filtered' | 'failed'
  /** The text that arrived before the end. */
  readonly text: string
}

/** The language model built into some browsers. It needs neither a key nor a network. */
export type OnDeviceModel = {
  readonly availability: () => Promise<Availability>
  /** Sends a prompt once and never rejects. It may download the model first, which only a visitor's click may start. */
  readonly prompt: (prompt: string, options: PromptOptions) => Promise<PromptResult>
}

type ExpectedLanguages = { readonly type: 'text'; readonly languages: readonly string[] }
type ModelOptions = {
  readonly expectedInputs: readonly ExpectedLanguages[]
  readonly expectedOutputs: readonly ExpectedLanguages[]
}

type Session = {
  readonly promptStreaming: (prompt: string, options: { readonly signal: AbortSignal }) => ReadableStream<string>
  readonly destroy: () => void
}

/** The part of the Prompt API that we use (webmachinelearning.github.io/prompt-api). */
export type LanguageModelApi = {
  readonly availability: (options: ModelOptions) => Promise<string>
  readonly create: (
    options: ModelOptions & { readonly signal: AbortSignal; readonly monitor: (monitor: EventTarget) => void },
  ) => Promise<Session>
}

const english: ExpectedLanguages = { type: 'text', languages: ['en'] }
const options: ModelOptions = { expectedInputs: [english], expectedOutputs: [english] }

const availabilityOf: Readonly<Record<string, Availability>> = {
  available: 'ready',
  downloadable: 'downloadable',
  downloading: 'downloading',
}

/** The failures that the API distinguishes by the names of its errors. */
const failuresByName: ReadonlyMap<string, PromptResult['kind']> = new Map([
  ['QuotaExceededError', 'too-long'],
  ['NotSupportedError', 'language'],
  ['NotReadableError', 'filtered'], // the browser held the answer back
])

/**
 * Creates access to the browser's model.
 * @param getApi returns the browser's API; undefined if there is none
 */
export function createOnDeviceModel(getApi: () => LanguageModelApi | undefined): OnDeviceModel {
  return {
    async availability() {
      try {
        return availabilityOf[(await getApi()?.availability(options)) ?? ''] ?? 'absent'
      } catch {
        return 'absent' // the API is forbidden here, or has another shape
      }
    },

    async prompt(prompt, { onText, onDownload, signal }) {
      let created: Promise<Session> | undefined
      let text = ''
      const stop = rejectOnAbort(signal)
      try {
        created = getApi()?.create({
          ...options,
          signal,
          monitor: (monitor) =>
            monitor.addEventListener('downloadprogress', (event) => onDownload?.((event as ProgressEvent).loaded)),
        })
        const session = await Promise.race([created, stop])
        const reader = session?.promptStreaming(prompt, { signal }).getReader()
        if (!reader) return { kind: 'failed', text }
        const read = () => Promise.race([reader.read(), stop])
        for (let next = await read(); !next.done; next = await read()) {
          text += next.value
          onText(text)
        }
        return { kind: 'done', text }
      } catch (error) {
        const name = error instanceof Error ? error.name : ''
        return { kind: signal.aborted ? 'stopped' : (failuresByName.get(name) ?? 'failed'), text }
      } finally {
        created?.then((session) => session.destroy()).catch(() => {}) // a session may still be created after a stop
      }
    },
  }
}

/**
 * Returns a promise that rejects when the visitor stops, so that a model that ignores the signal or hangs is abandoned.
 */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const stop = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  stop.catch(() => {}) // prevents an unhandled rejection where nothing awaits it
  return stop
}

export const browserOnDeviceModel = createOnDeviceModel(
  () => (globalThis as { readonly LanguageModel?: LanguageModelApi }).LanguageModel,
)
