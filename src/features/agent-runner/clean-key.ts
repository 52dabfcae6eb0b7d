/**
 * A cleaned key. `wasTrimmed` is true if visible characters were removed, and not only whitespace and invisible ones.
 */
export type CleanKey = { readonly key: string; readonly wasTrimmed: boolean }

/** Direction marks, soft hyphens, joiners, control characters and other invisible characters. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]/gu
const quotes = '"\'`´“”„‟‘’‚‛«»‹›＂＇'
const openingCharacters = new RegExp(`^[${quotes}<([{]+`)
const closingCharacters = new RegExp(`(?:[${quotes}>)\\]},;\\\\]|\\s#.*)+$`)

/** Patterns for the text before a key in a shell command, an HTTP header, a settings file or source code. */
const prefixes = [
  /^(?:(?:-H|--header|export|set|setx|const|let|var|env)\s+|\$env:)/i,
  /^(?:bearer|basic)(?:\s+|(?=sk-|AIza|AQ\.))/i,
  /^\$?[A-Z][A-Z\d_]*\s*=(?=.)/,
  /^\$?[a-z_][\w.-]*(?:key|token|secret)["'`]?\s*[:=]=?(?=.)/i,
  /^(?:api[ _-]?key|key|token|authorization)["'`]?\s*[:=]=?(?=.)/i,
]

/** A key in a format of the supported providers, and the character before it. */
const providerKey = /(?:^|[^\w-])(sk-[\w-]{8,}|AIza[\w-]{8,}|AQ\.[\w.-]{8,})/g

/**
 * Returns a pasted key without what was copied along with it: whitespace, invisible characters, quotation marks,
 * brackets, punctuation, a variable name with its equals sign, the name of a header, 'Bearer', a comment, or the
 * sentence around the key.
 */
export function cleanKey(typed: string): CleanKey {
  const visibleText = typed.replace(/\s+/g, ' ').replace(invisibleCharacters, '').trim()
  let key = visibleText
  for (let previousKey = ''; previousKey !== key; ) {
    previousKey = key
    const bareKey = key.replace(openingCharacters, '').replace(closingCharacters, '')
    key = prefixes.reduce((text, prefix) => text.replace(prefix, ''), bareKey).trim()
  }
  const [foundKey, ...otherKeys] = key.includes(' ') ? keysIn(visibleText) : []
  // exactly one key of a known format stands among other words
  if (foundKey !== undefined && otherKeys.length === 0) return { key: foundKey, wasTrimmed: true }
  const hadAdditions = key !== visibleText && key !== ''
  return { key: (hadAdditions ? key : visibleText).replaceAll(' ', ''), wasTrimmed: hadAdditions }
}

/** Returns the keys of known formats in a text. */
function keysIn(text: string): readonly (string | undefined)[] {
  return [...text.matchAll(providerKey)].map(([, key]) => key)
}
