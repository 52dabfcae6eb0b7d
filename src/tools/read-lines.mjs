/**
 * Yields the lines of a text that arrives in pieces. Lines end with LF or CRLF. The text after the last line ending is
 * a line too, unless it is empty. A byte order mark at the start of the text is removed.
 * @param {AsyncIterable<string> | Iterable<string>} pieces
 * @returns {AsyncGenerator<string, void, void>}
 */
export async function* readLines(pieces) {
  /** @type {string[]} */
  let begun = []
  let isStart = true
  for await (const piece of pieces) {
    const [first = '', ...rest] = (isStart ? piece.replace(/^\uFEFF/, '') : piece).split('\n')
    isStart &&= piece === ''
    begun.push(first)
    for (const next of rest) {
      yield begun.join('').replace(/\r$/, '')
      begun = [next]
    }
  }
  const last = begun.join('')
  if (last !== '') yield last.replace(/\r$/, '')
}
