/** One message of an event stream: its kind ('message' where nothing is said) and its data lines, joined. */
export type ServerSentEvent = { readonly event: string; readonly data: string }

export type EventStreamParser = {
  /** Takes the next bytes, cut anywhere. Answers the messages that they complete. */
  readonly push: (bytes: Uint8Array) => readonly ServerSentEvent[]
  /** Tells that nothing follows. A last message without its blank line still counts. */
  readonly end: () => readonly ServerSentEvent[]
}

/**
 * Reads a stream of server-sent events (WHATWG HTML, 9.2): UTF-8, lines that end in LF, CR or both, a blank line after
 * each message, comments and fields it does not know left out.
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

  /** A line that ended in CR is over at once; should its LF come with the next bytes, it ends nothing more. */
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
