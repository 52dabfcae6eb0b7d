type Extracted = { readonly bodies: readonly string[]; readonly rules: string }

/**
 * Replaces the style attributes of pages with rules, which become part of the pages' inline styles. React renders the
 * `style` prop as an attribute, which the site's Content Security Policy forbids. Each rule selects its elements by a
 * number; equal styles share a number. In the browser React sets such styles through the DOM, which the policy allows,
 * and hydration finds no difference.
 */
export function extractStyleAttributes(bodies: readonly string[]): Extracted {
  const numbers = new Map<string, number>()
  const numberOf = (style: string) => {
    const number = numbers.get(style) ?? numbers.size
    numbers.set(style, number)
    return number
  }
  const newBodies = bodies.map((body) =>
    body.replace(/(<[^<>]*?) style="([^"]*)"/g, (_, tag, style) => `${tag} data-style="${numberOf(style)}"`),
  )
  const rules = [...numbers].map(([style, number]) => `[data-style="${number}"]{${unescapeAttribute(style)}}`)
  return { bodies: newBodies, rules: rules.join('') }
}

function unescapeAttribute(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
