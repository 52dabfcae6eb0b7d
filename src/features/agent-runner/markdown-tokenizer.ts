import { Tokenizer, type Tokens } from 'marked'
import { displayedFormulaLength, findDollarFormula, formulaLength } from './formulas.ts'
import { isUnspacedScript } from './unspaced-scripts.ts'

/** Characters that never occur unescaped in a URL, so that they end it even without a space. */
const afterUrl =
  /[\u3001-\u3004\u3008-\u3020\u3030\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„‘‚«»‹›]/u
const trailingPunctuation = /(?:(?![!-~])\p{P})+$/u

/** Parses Markdown as language models write it in any language. GitHub's rules assume spaces between words. */
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
    const at = token ? findDollarFormula(src, token.raw.length) : -1
    return at > 0 ? super.inlineText(src.slice(0, at)) : token
  }

  override emStrong(src: string, maskedSrc: string, prevChar = ''): Tokens.Em | Tokens.Strong | undefined {
    return super.emStrong(src, maskedSrc, effectivePrevChar(src, prevChar))
  }

  /** Requires two tildes for strikethrough, because `10~20` is a range. */
  override del(src: string, maskedSrc: string, prevChar = ''): Tokens.Del | undefined {
    return src.startsWith('~~') ? super.del(src, maskedSrc, effectivePrevChar(src, prevChar)) : undefined
  }

  /** Ends a bare URL where the sentence around it continues. */
  override url(src: string): Tokens.Link | undefined {
    let link = super.url(src)
    if (!link) return undefined
    const host = /^[^/?#]*(?:\/\/)?[^/?#]*/.exec(link.raw)?.[0] ?? ''
    const inHost = [...host].findIndex(isUnspacedScript)
    const at = [inHost, link.raw.search(afterUrl)].filter((each) => each > 0)
    if (at.length > 0) link = super.url(link.raw.slice(0, Math.min(...at)))
    while (link && trailingPunctuation.test(link.raw)) link = super.url(link.raw.replace(trailingPunctuation, ''))
    return link
  }
}

/**
 * Returns the character before a run of markers. Beside scripts without spaces it returns '', so that the run may
 * always open emphasis.
 */
function effectivePrevChar(src: string, prevChar: string): string {
  const [run = ''] = /^(?:\*+|~+)/.exec(src) ?? []
  if (run === '' || prevChar === run[0]) return prevChar
  const [next = ''] = src.slice(run.length, run.length + 2)
  return isUnspacedScript(prevChar) || isUnspacedScript(next) ? '' : prevChar
}
