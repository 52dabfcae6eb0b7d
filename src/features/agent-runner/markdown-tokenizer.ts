import { Tokenizer, type Tokens } from 'marked'
import { displayedFormulaLength, findDollarFormula, formulaLength } from './formulas.ts'
import { isUnspacedScript } from './unspaced-scripts.ts'

/** Characters that never occur unescaped in a URL. A URL ends before them even without a space. */
const afterUrl =
  /[\u3001-\u3004\u3008-\u3020\u3030\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„‘‚«»‹›]/u
const trailingPunctuation = /(?:(?![!-~])\p{P})+$/u

/** Parses Markdown as models write it: with formulas, and in scripts without the spaces that GitHub's rules assume. */
export class ModelMarkdownTokenizer extends Tokenizer {
  /** Treats a formula on lines of its own as code, so that none of its lines starts a list. */
  override fences(src: string): Tokens.Code | undefined {
    const raw = src.slice(0, displayedFormulaLength(src))
    return raw === '' ? super.fences(src) : { type: 'code', raw, lang: 'latex', text: raw.trim() }
  }

  override escape(src: string): Tokens.Escape | undefined {
    return formulaLength(src) > 0 ? undefined : super.escape(src)
  }

  override codespan(src: string): Tokens.Codespan | undefined {
    const raw = src.slice(0, formulaLength(src))
    return raw === '' ? super.codespan(src) : { type: 'codespan', raw, text: raw }
  }

  override inlineText(src: string): Tokens.Text | undefined {
    const token = super.inlineText(src)
    const index = token ? findDollarFormula(src, token.raw.length) : -1
    return index > 0 ? super.inlineText(src.slice(0, index)) : token
  }

  override emStrong(src: string, maskedSrc: string, prevChar = ''): Tokens.Em | Tokens.Strong | undefined {
    return super.emStrong(src, maskedSrc, effectivePrevChar(src, prevChar))
  }

  /** Requires two tildes for strikethrough, because `10~20` is a range. */
  override del(src: string, maskedSrc: string, prevChar = ''): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src, maskedSrc, effectivePrevChar(src, prevChar)) : undefined
  }

  /** Ends a bare URL where the sentence goes on without a space, and before the punctuation at its end. */
  override url(src: string): Tokens.Link | undefined {
    let link = super.url(src)
    if (!link) return undefined
    const host = /^[^/?#]*(?:\/\/)?[^/?#]*/.exec(link.raw)?.[0] ?? ''
    const hostEnd = [...host].findIndex(isUnspacedScript)
    const positions = [hostEnd, link.raw.search(afterUrl)].filter((each) => each > 0)
    if (positions.length > 0) link = super.url(link.raw.slice(0, Math.min(...positions)))
    while (link && trailingPunctuation.test(link.raw)) link = super.url(link.raw.replace(trailingPunctuation, ''))
    return link
  }
}

/**
 * Returns the character before emphasis or strikethrough markers. Beside a script without spaces it returns '' instead,
 * so that the markers may always open.
 */
function effectivePrevChar(src: string, prevChar: string): string {
  const [markers = ''] = /^(?:\*+|~+)/.exec(src) ?? []
  if (markers === '' || prevChar === markers[0]) return prevChar
  const [next = ''] = src.slice(markers.length, markers.length + 2)
  return isUnspacedScript(prevChar) || isUnspacedScript(next) ? '' : prevChar
}
