import { type Hooks, Lexer, type Token } from 'marked'
import { formulaLength, MAX_FORMULA_LENGTH } from './formulas.ts'
import { ModelMarkdownTokenizer } from './markdown-tokenizer.ts'
import { maskPunctuation } from './unspaced-scripts.ts'

/** The deepest nesting that is rendered, well beyond real texts. Anything deeper is shown as source. */
export const MAX_NESTING = 12

/** Parses Markdown into blocks and inline tokens. A text on which the parser fails becomes one block of plain text. */
export function lexMarkdown(source: string): readonly Token[] {
  return lexOrPlainText(source, () => new ModelLexer().lex(source))
}

/** Parses Markdown into blocks without inline tokens. */
export function lexBlocks(source: string): readonly Token[] {
  return lexOrPlainText(source, () => new ModelLexer().blockTokens(source))
}

class ModelLexer extends Lexer {
  private source = ''

  constructor() {
    super({ gfm: true, tokenizer: new ModelMarkdownTokenizer() })
    const emStrongMask = (masked: string) => maskPunctuation(maskFormulas(masked, this.source))
    this.options.hooks = { emStrongMask } as Hooks // an instance of `Hooks` would add the HTML renderer to the bundle
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    this.source = src // `super.inlineTokens` first calls `emStrongMask`, which reads this field
    return super.inlineTokens(src, tokens)
  }
}

/** Masks the formulas of a text, so that no character in a formula opens or closes emphasis. Code is already masked. */
function maskFormulas(masked: string, source: string): string {
  const opening = /\\[([\\]|\$/g
  let result = masked
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const index = match.index
    const isMasked = match[0] === '$' ? masked[index] !== '$' : !masked.startsWith('++', index)
    const length = isMasked ? 0 : formulaLength(source.slice(index, index + MAX_FORMULA_LENGTH))
    if (length === 0) continue
    result = `${result.slice(0, index)}${'a'.repeat(length)}${result.slice(index + length)}`
    opening.lastIndex = index + length
  }
  return result
}

function lexOrPlainText(source: string, lex: () => readonly Token[]): readonly Token[] {
  try {
    return lex()
  } catch {
    const token = { type: 'html', raw: source, text: source, block: true, pre: false }
    return [token] // thousands of nested markers overflow the parser's stack
  }
}
