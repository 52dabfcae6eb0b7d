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
    const emStrongMask = (masked: string) => maskPunctuation(withoutFormulas(masked, this.source))
    this.options.hooks = { emStrongMask } as Hooks // an instance would bundle the HTML renderer
  }

  override inlineTokens(src: string, tokens?: Token[]): Token[] {
    this.source = src // for the mask hook, which super calls first
    return super.inlineTokens(src, tokens)
  }
}

/** Masks the formulas of a text, so that nothing in them opens or closes markup around them. Code is masked already. */
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
    return [words] // thousands of nested markers overflow the parser's stack
  }
}
