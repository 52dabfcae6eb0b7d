/** One message of an event stream: its kind ('message' where nothing is said) and its data lines, joined. */
export type Frame = { readonly event: string; readonly data: string }

export type FrameReader = {
  /** Takes the next bytes, cut anywhere. Answers the messages that they complete. */
  readonly push: (bytes: Uint8Array) => readonly Frame[]
  /** Tells that nothing follows. A last message without its blank line still counts. */
  readonly end: () => readonly Frame[]
}

/**
 * Reads a stream of server-sent events (WHATWG HTML, 9.2): UTF-8, lines that end in LF, CR or both, a blank line after
 * each message, comments and fields it does not know left out.
 */
export function frameReader(): FrameReader {
  const decoder = new TextDecoder()
  let unfinished = ''
  let endedInReturn = false
  let event = ''
  let data: string[] = []

  function finish(): readonly Frame[] {
    const frames = data.length > 0 ? [{ event: event || 'message', data: data.join('\n') }] : []
    event = ''
    data = []
    return frames
  }

  function readLine(line: string): readonly Frame[] {
    if (line === '') return finish()
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
    return []
  }

  /** A line that ended in CR is over at once; should its LF come with the next bytes, it ends nothing more. */
  function take(text: string): readonly Frame[] {
    if (text === '') return []
    const fresh = endedInReturn && text.startsWith('\n') ? text.slice(1) : text
    endedInReturn = text.endsWith('\r')
    const lines = (unfinished + fresh).split(/\r\n|\n|\r/)
    unfinished = lines.pop() ?? ''
    return lines.flatMap(readLine)
  }

  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true })),
    end() {
      const frames = [...take(decoder.decode()), ...readLine(unfinished), ...finish()]
      unfinished = ''
      return frames
    },
  }
}
