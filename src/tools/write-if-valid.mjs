import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a text to a new file, or appends it to an existing one. If the content then has a new mistake or cannot be
 * checked, the previous state is restored.
 * @param {string} path
 * @param {string} text
 * @param {() => readonly string[]} mistakesNow returns a sentence for each mistake in the content
 * @returns {readonly string[]} the new mistakes; if there are any, nothing was written
 */
export function writeIfValid(path, text, mistakesNow) {
  const before = existsSync(path) ? readFileSync(path) : null
  const oldMistakes = [...mistakesNow()]
  writeFileSync(path, before ? `${before.toString().trimEnd()}\n\n${text}`.trimStart() : text)
  let mistakes = /** @type {readonly string[]} */ ([])
  try {
    mistakes = mistakesNow().filter((mistake) => {
      const index = oldMistakes.indexOf(mistake)
      if (index >= 0) oldMistakes.splice(index, 1)
      return index < 0
    })
    return mistakes
  } catch (error) {
    mistakes = [String(error)]
    throw error
  } finally {
    if (mistakes.length > 0) before ? writeFileSync(path, before) : rmSync(path)
  }
}
