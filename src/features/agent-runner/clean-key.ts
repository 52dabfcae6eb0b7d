/** A key as it was meant, and whether more was taken from what was pasted than what nobody sees. */
export type CleanKey = { readonly key: string; readonly wasTrimmed: boolean }

/** Marks of direction, soft hyphens, joiners, control characters and the like. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu
const quotes = '"\'`´“”„‟‘’‚‛«»‹›＂＇'
const atStart = new RegExp(`^[${quotes}<([{]+`)
const atEnd = new RegExp(`(?:[${quotes}>)\\]},;\\\\]|\\s#.*)+$`)

/** What stands before a key in a command, a header, a file of settings or a program. */
const prefixes = [
  /^(?:(?:-H|--header|export|set|setx|const|let|var|env)\s+|\$env:)/i,
  /^(?:bearer|basic)(?:\s+|(?=sk-|AIza|AQ\.))/i,
  /^\$?[A-Z][A-Z\d_]*\s*=(?=.)/,
  /^\$?[a-z_][\w.-]*(?:key|token|secret)["'`]?\s*[:=]=?(?=.)/i,
  /^(?:api[ _-]?key|key|token|authorization)["'`]?\s*[:=]=?(?=.)/i,
]

/** What the keys of today's providers look like. */
const providerKey = /(?<![\w-])(?:sk-[\w-]{8,}|AIza[\w-]{8,}|AQ\.[\w.-]{8,})/g

/**
 * Takes off a pasted key what came along: spaces, line breaks and what nobody sees, quotation marks, the name before an equals
 * sign, 'Bearer'. A key holds none of them.
 */
export function cleanKey(typed: string): CleanKey {
  const visibleText = typed.replace(/\s+/g, ' ').replace(invisible, '').trim()
  let key = visibleText
  for (let last = ''; last !== key; ) {
    last = key
    key = prefixes.reduce((rest, name) => rest.replace(name, ''), key.replace(atStart, '').replace(atEnd, '')).trim()
  }
  const [only, ...others] = key.includes(' ') ? (visibleText.match(providerKey) ?? []) : []
  if (only !== undefined && others.length === 0) return { key: only, wasTrimmed: true } // in a sentence
  const wasDressed = key !== visibleText && key !== ''
  return { key: (wasDressed ? key : visibleText).replaceAll(' ', ''), wasTrimmed: wasDressed }
}
