import postcss, { type Declaration, type Plugin } from 'postcss'

const CONDITION = 'not (color: color-mix(in srgb, red, red))'

/**
 * Gives every rule with `color-mix()` a second one for browsers without it (before Safari 16.2), with the first colour
 * of each mix. Another declaration in the same rule would not help: a declaration that reads a custom property hides
 * those before it, even if its function is unknown.
 */
export function colorMixFallback(): Plugin {
  return {
    postcssPlugin: 'color-mix-fallback',
    OnceExit(root) {
      root.walkRules((rule) => {
        const mixed = rule.nodes.filter(
          (node): node is Declaration => node.type === 'decl' && /color-mix\(/.test(node.value),
        )
        if (mixed.length === 0) return
        const fallback = rule.clone({
          nodes: mixed.map((declaration) => declaration.clone({ value: withoutColorMix(declaration.value) })),
        })
        rule.after(postcss.atRule({ name: 'supports', params: CONDITION, nodes: [fallback] }))
      })
    },
  }
}

/** Returns a value with the first colour of each `color-mix()` in place of the mix, from the innermost one outwards. */
export function withoutColorMix(value: string): string {
  const simpler = value.replace(
    /color-mix\(in \w+, *((?:var\([^()]*\)|[^(),])+?)(?: [\d.]+%)?, *(?:var\([^()]*\)|[^()])*\)/,
    '$1',
  )
  return simpler === value ? value : withoutColorMix(simpler)
}
