import { all, createLowlight } from 'lowlight'
import { type CodeColor, type CodePart, marksOf } from '#lib/code-marks.ts'
import { closestMatch } from './records/closest-match.ts'

const lowlight = createLowlight(all)

type Tree = ReturnType<typeof lowlight.highlight>
type TreeNode = Tree | Tree['children'][number]

/** The colour of each kind of token. The library's other kinds, such as punctuation, keep the colour of the block. */
const COLORS: Readonly<Record<string, CodeColor>> = {
  ...{ 'hljs-comment': 'c', 'hljs-quote': 'c', 'hljs-meta': 'c', 'hljs-deletion': 'c' },
  ...{ 'hljs-keyword': 'k', 'hljs-built_in': 'k', 'hljs-type': 'k', 'hljs-selector-tag': 'k', 'hljs-name': 'k' },
  ...{ 'hljs-string': 's', 'hljs-regexp': 's', 'hljs-addition': 's', 'hljs-link': 's', 'hljs-code': 's' },
  ...{ 'hljs-number': 'n', 'hljs-literal': 'n', 'hljs-symbol': 'n' },
  ...{ 'hljs-title': 't', 'hljs-attr': 't', 'hljs-attribute': 't', 'hljs-section': 't', 'hljs-selector-class': 't' },
}

/** Returns which parts of a code block have which colour (see `marksOf`); null if the language is unknown. */
export function codeMarks(language: string, code: string): string | null {
  if (!lowlight.registered(language)) return null
  const parts = partsOf(lowlight.highlight(language, code))
  // a library that changed a letter would change what visitors copy
  return parts.map(({ text }) => text).join('') === code ? marksOf(joinEqual(parts)) : ''
}

/** Returns the known language whose name is most like this one; undefined if none is. */
export function closestLanguage(language: string): string | undefined {
  return closestMatch(language, lowlight.listLanguages())
}

function partsOf(node: TreeNode, color?: CodeColor): readonly CodePart[] {
  if (node.type === 'text') return [{ text: node.value, color: node.value.trim() === '' ? undefined : color }]
  if (!('children' in node)) return []
  const names = node.type === 'element' ? [node.properties.className ?? []].flat().map(String) : []
  const ownColor = names.map((name) => COLORS[name]).find(Boolean) ?? color
  return node.children.flatMap((child) => partsOf(child, ownColor))
}

/** Joins neighbours that have the same colour. */
function joinEqual(parts: readonly CodePart[]): readonly CodePart[] {
  const joined: CodePart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && last.color === part.color) joined[joined.length - 1] = { ...last, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}
