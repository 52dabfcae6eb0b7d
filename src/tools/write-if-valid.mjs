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
  const after = before ? `${before.toString().trimEnd()}\n\n${text}`.trimStart() : text
  const restore = () => (before ? writeFileSync(path, before) : rmSync(path))
  writeFileSync(path, after)
  /** @type {readonly string[]} */
  let mistakes
  try {
    mistakes = mistakesNow()
  } catch (error) {
    restore()
    throw error
  }
  if (mistakes.length === 0) return []
  restore()
  const oldMistakes = [...mistakesNow()]
  const newMistakes = mistakes.filter((mistake) => {
    const index = oldMistakes.indexOf(mistake)
    if (index >= 0) oldMistakes.splice(index, 1)
    return index < 0
  })
  if (newMistakes.length === 0) writeFileSync(path, after)
  return newMistakes
}
