/** Matches the first line of a code fence: its indentation, its marks and the rest, which names its language. */
const FENCE_LINE = /^( {0,3})(`{3,}|~{3,})(.*)$/
/** Matches the start of an answer that may still become the first line of a fence. */
const PARTIAL_FENCE_LINE = /^ {0,3}(?:``?|~~?|(?:`{3,}|~{3,})[ \t]{0,9}\w{0,20}\r?)$/
const MARKDOWN = /^(?:markdown|md)?$/i

/**
 * Returns the text in an answer that is one code fence as a whole, without a language or with `markdown`, because
 * models wrap prose in such a fence. Any other answer is returned as it is.
 *
 * While an answer grows, its fence counts as whole until another text follows, and what may be a part of the fence is
 * left out. So the text in it only grows. If a text does follow, the whole answer is returned from then on.
 */
export function withoutWholeFence(answer: string, isGrowing: boolean): string {
  const [first = '', ...lines] = answer.replace(/^(?:[ \t]*\r?\n)+/, '').split('\n')
  if (isGrowing && lines.length === 0 && PARTIAL_FENCE_LINE.test(first)) return ''
  const fence = parseFenceLine(first)
  if (fence === null || !MARKDOWN.test(fence.language)) return answer
  const end = closingLine(lines, fence)
  if (lines.slice(end + 1).some((line) => line.trim() !== '')) return answer
  const isOpen = end === lines.length
  const isHeldBack = isGrowing && isOpen && isPartOfFence(lines.at(-1) ?? '', fence.marks)
  const indent = new RegExp(`^ {0,${fence.indent}}`)
  const text = lines
    .slice(0, isHeldBack ? -1 : end)
    .map((line) => line.replace(indent, ''))
    .join('\n')
  return text.trim() === '' && !isGrowing ? answer : text
}

type Fence = { readonly indent: number; readonly marks: string; readonly language: string }

function parseFenceLine(line: string): Fence | null {
  const [, indent = '', marks = '', rest = ''] = FENCE_LINE.exec(line.trimEnd()) ?? []
  const language = rest.trim()
  return marks === '' || language.includes('`') ? null : { indent: indent.length, marks, language }
}

/**
 * Returns the index of the line that closes a fence, or the number of lines if none does. In `markdown`, a fence with a
 * language opens another fence inside, even if its marks are as short, because models write so.
 */
function closingLine(lines: readonly string[], { marks, language }: Fence): number {
  let depth = 1
  const index = lines.findIndex((line) => {
    const inner = parseFenceLine(line)
    if (!inner?.marks.startsWith(marks)) return false
    if (inner.language === '') depth -= 1
    else if (language !== '') depth += 1
    return depth === 0
  })
  return index < 0 ? lines.length : index
}

/** Returns whether the last line of a growing text may become the line that closes a fence. */
function isPartOfFence(line: string, marks: string): boolean {
  const text = line.trim()
  return marks.startsWith(text) || (text.startsWith(marks) && /^(.)\1*$/.test(text))
}
