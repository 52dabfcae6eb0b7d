/**
 * Yields the lines of a text that arrives in pieces. Lines end with LF or CRLF. The text after the last line ending is
 * a line too, unless it is empty. A byte order mark at the start of the text is removed.
 * @param {AsyncIterable<string> | Iterable<string>} pieces
 * @returns {AsyncGenerator<string, void, void>}
 */
export async function* readLines(pieces) {
  /** @type {string[]} */
  let linePieces = []
  let isStart = true
  for await (const piece of pieces) {
    const [first = '', ...nextLines] = (isStart ? piece.replace(/^\uFEFF/, '') : piece).split('\n')
    isStart &&= piece === ''
    linePieces.push(first)
    for (const line of nextLines) {
      yield linePieces.join('').replace(/\r$/, '')
      linePieces = [line]
    }
  }
  const lastLine = linePieces.join('')
  if (lastLine !== '') yield lastLine.replace(/\r$/, '')
}
