/** One message of an event stream: its type ('message' by default) and its data lines, joined. */
export type ServerSentEvent = { readonly event: string; readonly data: string }

export type EventStreamParser = {
  /** Takes the next bytes, split at any point, and returns the messages that they complete. */
  readonly push: (bytes: Uint8Array) => readonly ServerSentEvent[]
  /** Signals the end of the stream. Returns a last message even without its closing blank line. */
  readonly end: () => readonly ServerSentEvent[]
}

/**
 * Returns a parser for server-sent events (WHATWG HTML, 9.2): UTF-8, lines that end in LF, CR or CRLF, and a blank line
 * after each message. It ignores comments and unknown fields.
 */
export function createEventStreamParser(): EventStreamParser {
  const decoder = new TextDecoder()
  let partialLine = ''
  let endedInCr = false
  let event = ''
  let data: string[] = []

  function dispatch(): readonly ServerSentEvent[] {
    const events = data.length > 0 ? [{ event: event || 'message', data: data.join('\n') }] : []
    event = ''
    data = []
    return events
  }

  function parseLine(line: string): readonly ServerSentEvent[] {
    if (line === '') return dispatch()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
    return []
  }

  /** A CR ends its line at once. If the next chunk starts with the LF of that CR, the LF is skipped. */
  function feed(text: string): readonly ServerSentEvent[] {
    if (text === '') return []
    const fresh = endedInCr && text.startsWith('\n') ? text.slice(1) : text
    endedInCr = text.endsWith('\r')
    const lines = (partialLine + fresh).split(/\r\n|\n|\r/)
    partialLine = lines.pop() ?? ''
    return lines.flatMap(parseLine)
  }

  return {
    push: (bytes) => feed(decoder.decode(bytes, { stream: true })),
    end() {
      const frames = [...feed(decoder.decode()), ...parseLine(partialLine), ...dispatch()]
      partialLine = ''
      return frames
    },
  }
}
