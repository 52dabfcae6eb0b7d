import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Returns the range of versions of Node in package.json, on which the site is tried.
 * @param {string} root the root folder of the repository
 * @returns {string}
 */
export function requiredNode(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node
}

/**
 * Returns a sentence for the user if a version of Node is outside a range, otherwise null.
 * @param {string} version such as 18.20.4
 * @param {string} range parts joined by `||`: `^20.19` is version 20 from 20.19 on, and `>=24` is 24 or newer
 */
export function nodeVersionProblem(version, range) {
  const parts = range.split('||').map(parsePart)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (parts.some((part) => (major === part.major ? minor >= part.minor : part.isOpen && major > part.major)))
    return null
  const names = parts.map(({ major, minor, isOpen }) => {
    const first = minor > 0 ? `${major}.${minor}` : `${major}`
    return isOpen ? `${first} or newer` : `${major} from ${first} on`
  })
  const list = [...names.slice(0, -1), names.length > 1 ? `or ${names.at(-1)}` : names[0]].join(', ')
  return `Vyomix needs Node ${list}, but this is ${version}. Install one of these and run the command again.`
}

/** @param {string} part */
function parsePart(part) {
  const [, operator, major, minor = '0'] = /^\s*(\^|>=)\s*(\d+)(?:\.(\d+))?(?:\.0)?\s*$/.exec(part) ?? []
  if (operator === undefined) throw new Error(`"${part}" is not a part of a range such as ^20.19 or >=24.`)
  return { major: Number(major), minor: Number(minor), isOpen: operator === '>=' }
}

/**
 * Vite takes `#` and `?` for the end of a path and `*` for a pattern, Panda decodes `%`, and the last one separates the
 * folders of PATH.
 */
const IMPOSSIBLE_CHARACTERS = ['#', '?', '*', '%', delimiter]

/**
 * Returns a sentence for the user if the site cannot be built in a folder because of its name, otherwise null.
 * @param {string} folder
 */
export function folderProblem(folder) {
  const path = folder.replace(/^[a-z]:/i, '') // the drive of Windows
  const character = IMPOSSIBLE_CHARACTERS.find((character) => path.includes(character))
  if (character === undefined) return null
  return `Vyomix cannot be built in ${folder}, because of the "${character}" in its name. Rename or move the folder and run the command again.`
}
