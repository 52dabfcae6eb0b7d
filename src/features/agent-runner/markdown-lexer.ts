import { type Hooks, Lexer, type Token } from 'marked'
import { formulaLength, MAX_FORMULA_LENGTH } from './formulas.ts'
import { ModelMarkdownTokenizer } from './markdown-tokenizer.ts'
import { maskPunctuation } from './unspaced-scripts.ts'

/** Nobody writes quotations in quotations so deep; what does, shows as it was written. */
export const MAX_NESTING = 12

/** The blocks of a Markdown text and what is in them. A text that cannot be read at all is one paragraph of plain words. */
export function lexMarkdown(source: string): readonly Token[] {
  return lexOrPlainText(source, () => new ModelLexer().lex(source))
}

/** The blocks alone, with nothing read inside them. */
export function lexBlocks(source: string): readonly Token[] {
  return lexOrPlainText(source, () => new ModelLexer().blockTokens(source))
}

class ModelLexer extends Lexer {
  private source = ''

  constructor() {
    super({ gfm: true, tokenizer: new ModelMarkdownTokenizer() })
    const emStrongMask = (masked: string) => maskPunctuation(withoutFormulas(masked, this.source))
    this.options.hooks = { emStrongMask } as Hooks // the class itself would bring along what writes HTML
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    this.source = src // the mask of a text is asked for first of all
    return super.inlineTokens(src, tokens)
  }
}

/** A mask of a text in which nothing in a formula opens or closes what stands around it. Code in it is masked already. */
function withoutFormulas(masked: string, source: string): string {
  const opening = /\\[([\\]|\$/g
  let found = masked
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const at = match.index
    const isMasked = match[0] === '$' ? masked[at] !== '$' : !masked.startsWith('++', at)
    const length = isMasked ? 0 : formulaLength(source.slice(at, at + MAX_FORMULA_LENGTH))
    if (length === 0) continue
    found = `${found.slice(0, at)}${'a'.repeat(length)}${found.slice(at + length)}`
    opening.lastIndex = at + length
  }
  return found
}

function lexOrPlainText(source: string, task: () => readonly Token[]): readonly Token[] {
  try {
    return task()
  } catch {
    const words = { type: 'html', raw: source, text: source, block: true, pre: false }
    return [words] // thousands of nested signs exhaust the reader's stack
  }
}
