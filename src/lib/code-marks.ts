/** The colours of code, by the letters that stand for them: comment, keyword, string, number or constant, and name. */
export type CodeColor = 'c' | 'k' | 's' | 'n' | 't'

/** A part of a code block; without a colour, it has that of the block. */
export type CodePart = { readonly text: string; readonly color?: CodeColor | undefined }

/**
 * Returns which parts of a text have which colour, as one short text: `4k5 1s7` says that after 4 characters, 5 are a
 * keyword, and after one more, 7 are a string. The text itself stays as it is, so that nothing changes what is copied.
 */
export function marksOf(parts: readonly CodePart[]): string {
  let gap = 0
  const marks: string[] = []
  for (const { text, color } of parts) {
    if (color) marks.push(`${gap || ''}${color}${text.length}`)
    gap = color ? 0 : gap + text.length
  }
  return marks.join(' ')
}

/** Returns the parts of a text in order. Joined, they are the text. */
export function codeParts(text: string, marks = ''): readonly CodePart[] {
  let position = 0
  const take = (length: number) => {
    position += length
    return text.slice(position - length, position)
  }
  const parts = [...marks.matchAll(/(\d*)([a-z])(\d+)/g)].flatMap(([, gap, color, length]): readonly CodePart[] => [
    { text: take(Number(gap)) },
    { text: take(Number(length)), color: color as CodeColor },
  ])
  return [...parts, { text: text.slice(position) }].filter((part) => part.text !== '')
}
