/** A cleaned key. `wasTrimmed` tells whether visible characters were removed, and not only whitespace. */
export type CleanKey = { readonly key: string; readonly wasTrimmed: boolean }

/** Direction marks, soft hyphens, joiners, control characters and other invisible characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu
const quotes = '"\'`´“”„‟‘’‚‛«»‹›＂＇'
const atStart = new RegExp(`^[${quotes}<([{]+`)
const atEnd = new RegExp(`(?:[${quotes}>)\\]},;\\\\]|\\s#.*)+$`)

/** What precedes a key in a shell command, an HTTP header, a settings file or source code. */
const prefixes = [
  /^(?:(?:-H|--header|export|set|setx|const|let|var|env)\s+|\$env:)/i,
  /^(?:bearer|basic)(?:\s+|(?=sk-|AIza|AQ\.))/i,
  /^\$?[A-Z][A-Z\d_]*\s*=(?=.)/,
  /^\$?[a-z_][\w.-]*(?:key|token|secret)["'`]?\s*[:=]=?(?=.)/i,
  /^(?:api[ _-]?key|key|token|authorization)["'`]?\s*[:=]=?(?=.)/i,
]

/** The key formats of the supported providers. */
const providerKey = /(?<![\w-])(?:sk-[\w-]{8,}|AIza[\w-]{8,}|AQ\.[\w.-]{8,})/g

/**
 * Returns a pasted key without what was copied along with it: whitespace, invisible characters, quotation marks, a
 * variable name with its equals sign, or 'Bearer'. No valid key contains any of these.
 */
export function cleanKey(typed: string): CleanKey {
  const visibleText = typed.replace(/\s+/g, ' ').replace(invisible, '').trim()
  let key = visibleText
  for (let last = ''; last !== key; ) {
    last = key
    key = prefixes.reduce((rest, name) => rest.replace(name, ''), key.replace(atStart, '').replace(atEnd, '')).trim()
  }
  const [only, ...others] = key.includes(' ') ? (visibleText.match(providerKey) ?? []) : []
  if (only !== undefined && others.length === 0) return { key: only, wasTrimmed: true } // the key was inside a sentence
  const wasDressed = key !== visibleText && key !== ''
  return { key: (wasDressed ? key : visibleText).replaceAll(' ', ''), wasTrimmed: wasDressed }
}
