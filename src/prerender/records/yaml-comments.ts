import { type CST, Parser } from 'yaml'

/** A comment that cuts off a text: where it begins, and the names of the fields that it is in. */
type CuttingComment = {
  readonly offset: number
  readonly fields: readonly string[]
  readonly source: string
}
type Tokens = readonly CST.SourceToken[]

/**
 * Returns every comment that its author may have meant as text: `title: The #1 question` is read as `The`. Only a
 * comment on a line of its own is none of these, and only where a text without quotes cannot go on below or begin.
 */
export function cuttingComments(yaml: string): readonly CuttingComment[] {
  if (!yaml.includes('#')) return []
  const isAlone = (offset: number) => /(^|\n)[ \t]*$/.test(yaml.slice(0, offset))
  const found: CuttingComment[] = []
  const add = (tokens: Tokens = [], fields: readonly string[], isInText = false) => {
    for (const { type, offset, source } of tokens)
      if (type === 'comment' && (isInText || !isAlone(offset))) found.push({ offset, fields, source })
  }
  const visit = (token: CST.Token | null | undefined, fields: readonly string[]) => {
    if (!token) return
    const isPlainText = token.type === 'scalar'
    if ('props' in token) add(token.props as Tokens, fields)
    if ('start' in token && Array.isArray(token.start)) add(token.start, fields)
    if ('items' in token)
      for (const { start, key, sep, value } of token.items) {
        const name = key && 'source' in key ? [...fields, key.source] : fields
        const dash = start.findLastIndex(({ type }) => type === 'seq-item-ind')
        const isBeforeText = value?.type === 'scalar'
        add(start.slice(0, dash + 1), name)
        add(start.slice(dash + 1), name, isBeforeText && dash >= 0 && !sep)
        visit(key, name)
        add(sep, name, isBeforeText)
        visit(value, name)
      }
    if ('value' in token) visit(token.value, fields)
    if ('end' in token) add(token.end as Tokens | undefined, fields, isPlainText)
  }
  for (const token of new Parser().parse(yaml)) visit(token, [])
  return found
}
