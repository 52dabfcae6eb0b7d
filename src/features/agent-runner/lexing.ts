import { Lexer, type Token } from 'marked'

/** Nobody writes quotations in quotations so deep; what does, shows as it was written. */
export const DEEPEST = 12

/** The blocks of a Markdown text and what is in them. A text that cannot be read at all is one paragraph of plain words. */
export function read(source: string): readonly Token[] {
  return attempt(source, () => new Lexer({ gfm: true }).lex(source))
}

/** The blocks alone, with nothing read inside them. */
export function blocksIn(source: string): readonly Token[] {
  return attempt(source, () => new Lexer({ gfm: true }).blockTokens(source))
}

function attempt(source: string, task: () => readonly Token[]): readonly Token[] {
  try {
    return task()
  } catch {
    const words = { type: 'html', raw: source, text: source, block: true, pre: false }
    return [words] // thousands of nested signs exhaust the reader's stack
  }
}
