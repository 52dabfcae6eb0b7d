import type { Availability, OnDeviceModel, PromptResult } from '#platform/on-device-model.ts'
import type { StreamingFetch, StreamRequest, StreamResult } from '#platform/streaming-fetch.ts'

/**
 * One answer: either a status and a body, in chunks if their borders matter, or a failure without a readable answer.
 */
export type FakeStreamAnswer =
  | {
      readonly status?: number
      readonly body: string | readonly (string | Uint8Array)[]
      /** The `Retry-After` header; none by default. */
      readonly retryAfter?: string
      /** Runs before each chunk. A test stops the run or inspects the state here. */
      readonly before?: (piece: number) => void
    }
  | 'unreachable'
  | 'late'
  /** Fails only once the run is aborted. */
  | 'never'

type FakeStreamingFetch = StreamingFetch & {
  readonly requests: readonly StreamRequest[]
  /** The addresses that were probed after a failure. */
  readonly probes: readonly string[]
}

/** Records every request and answers the requests in turn. All further requests get the last answer. */
export function fakeStreamingFetch(
  answers: readonly FakeStreamAnswer[] = [],
  { isThere = true } = {},
): FakeStreamingFetch {
  const requests: StreamRequest[] = []
  const probes: string[] = []
  return {
    requests,
    probes,
    async send(request, signal) {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? 'unreachable'
      requests.push(request)
      if (answer === 'never') await waitForAbort(signal)
      return typeof answer === 'string'
        ? { kind: answer === 'late' ? 'late' : 'unreachable' }
        : streamResult(answer, signal)
    },
    async isReachable(url) {
      probes.push(url)
      return isThere
    },
  }
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })
}

function streamResult(answer: Exclude<FakeStreamAnswer, string>, signal: AbortSignal): StreamResult {
  const { status = 200, body, retryAfter = null, before } = answer
  const chunks = typeof body === 'string' ? [body] : body
  const encoder = new TextEncoder()
  return {
    kind: 'answered',
    status,
    retryAfter,
    chunks: (async function* () {
      for (const [index, piece] of chunks.entries()) {
        before?.(index)
        if (signal.aborted) return
        yield typeof piece === 'string' ? encoder.encode(piece) : piece
      }
    })(),
  }
}

/**
 * Returns a browser with a model in this state. The model streams the text of `result` word by word for each prompt.
 */
export function fakeOnDeviceModel(
  state: Availability = 'absent',
  result: PromptResult = { kind: 'done', text: 'Said on this device.' },
): OnDeviceModel & { readonly prompts: readonly string[] } {
  const prompts: string[] = []
  return {
    prompts,
    availability: async () => state,
    async prompt(prompt, { onText, onDownload, signal }) {
      prompts.push(prompt)
      if (state !== 'ready') for (const fraction of [0, 0.5, 1]) onDownload?.(fraction)
      let text = ''
      for (const word of result.text.split(/(?<= )/)) {
        if (signal.aborted) return { kind: 'stopped', text }
        text += word
        onText(text)
      }
      return result
    },
  }
}
