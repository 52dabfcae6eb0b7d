type Extracted = { readonly bodies: readonly string[]; readonly rules: string }

/**
 * The policy of the site lets no style stand in an attribute, and React writes what a component hands to `style` into one.
 * Each becomes a rule of the page's own styles, found by a number; the same text shares one. In the browser React sets
 * such styles itself, which the policy allows, and finds nothing to mend when it takes the page over.
 */
export function extractStyleAttributes(bodies: readonly string[]): Extracted {
  const numbers = new Map<string, number>()
  const numberOf = (style: string) => {
    const known = numbers.get(style) ?? numbers.size
    numbers.set(style, known)
    return known
  }
  const lifted = bodies.map((body) =>
    body.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, tag, style) => `${tag} data-style="${numberOf(style)}"`),
  )
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${unescaped(style)}}`)
  return { bodies: lifted, rules: rules.join('') }
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
