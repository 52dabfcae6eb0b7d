/** One message of an event stream: its type ('message' by default) and its data lines, joined by line feeds. */
export type ServerSentEvent = { readonly event: string; readonly data: string }

export type EventStreamParser = {
  /** Takes the next bytes, split at any point, and returns the messages that they complete. */
  readonly push: (bytes: Uint8Array) => readonly ServerSentEvent[]
  /** Ends the stream. Returns the last message if no blank line has ended it yet. */
  readonly end: () => readonly ServerSentEvent[]
}

/**
 * Returns a parser for server-sent events (WHATWG HTML, 9.2): UTF-8, lines that end in LF, CR or CRLF, and a blank line
 * after each message. The parser ignores comments and all fields but `event` and `data`.
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

  /** Parses the next piece of the stream. A CR ends a line at once, and the LF of a CRLF that was split is skipped. */
  function parseText(text: string): readonly ServerSentEvent[] {
    if (text === '') return []
    const newText = endedInCr && text.startsWith('\n') ? text.slice(1) : text
    endedInCr = text.endsWith('\r')
    const lines = (partialLine + newText).split(/\r\n|\n|\r/)
    partialLine = lines.pop() ?? ''
    return lines.flatMap(parseLine)
  }

  return {
    push: (bytes) => parseText(decoder.decode(bytes, { stream: true })),
    end() {
      const events = [...parseText(decoder.decode()), ...parseLine(partialLine), ...dispatch()]
      partialLine = ''
      return events
    },
  }
}
