import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a text to a new file, or to the end of one that is there, and leaves it only if the content has no mistake that it did not have
 * before; else everything is as it was.
 * @param {string} path
 * @param {string} text
 * @param {() => readonly string[]} mistakesNow what is wrong with the content, a sentence each
 * @returns {readonly string[]} what is wrong with what was written; nothing of it is left then
 */
export function writeIfValid(path, text, mistakesNow) {
  const before = existsSync(path) ? readFileSync(path) : null
  const known = [...mistakesNow()]
  writeFileSync(path, before ? `${before.toString().trimEnd()}\n\n${text}`.trimStart() : text)
  let mistakes = /** @type {readonly string[]} */ ([])
  try {
    mistakes = mistakesNow().filter((mistake) => {
      const place = known.indexOf(mistake)
      if (place >= 0) known.splice(place, 1)
      return place < 0
    })
    return mistakes
  } catch (error) {
    mistakes = [String(error)]
    throw error
  } finally {
    if (mistakes.length > 0) before ? writeFileSync(path, before) : rmSync(path)
  }
}
