import { dirname } from 'node:path'

/** Matches what Node and the bundler say, on any system, when a file has no space. */
const NO_SPACE = /\b(?:ENOSPC|EDQUOT)\b|\(os error (?:28|112|122)\)/
/** Matches the file that had no space. Node does not always name it. */
const UNWRITTEN_FILE = /Failed to write file in (.+)|\b(?:ENOSPC|EDQUOT): [^\n]*'([^'\n]+)'/

/**
 * Returns the mistakes as sentences, without the text that the bundler adds. If the build itself has a bug, it returns
 * the whole output with its stack.
 * @param {string} output what the bundler printed
 * @param {string} site the folder in which the site is built
 */
export function mistakesIn(output, site) {
  const message = output.split(/^error during build:$/m).at(-1) ?? output
  if (NO_SPACE.test(message)) {
    const [, byBundler, byNode] = UNWRITTEN_FILE.exec(message) ?? []
    const file = (byBundler ?? byNode)?.trim()
    return `The disk is full (ENOSPC): ${file ? dirname(file) : site} has no space left. Make space, and build again.`
  }
  if (/^\[?(Type|Reference|Syntax|Range)Error\b/m.test(message)) return output
  const lines = message
    .split('\n')
    .filter((line) => !/^\s+at |^\s*errors: \[|^\s*[{}]\s*$|^Build failed with/.test(line))
  const sentences = lines.map((line) => line.replace(/^(Rolldown|\[?)Error: |^\[plugin [^\]]*\] ?/, ''))
  return sentences.join('\n').trim().replace(/\]$/, '')
}
