import { createHash } from 'node:crypto'
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss'

/** Returns the critical CSS of pages, see `criticalStyles`. */
export type CriticalCss = (pages: readonly string[]) => string

/**
 * Returns a function that returns the styles that the first paint of some pages needs. They are put inline, so that the
 * first paint waits for no other file. They contain the rules without a class and the rules whose classes all occur in
 * the pages. They leave out what the first paint does not show, such as animations, pointer and keyboard states, and
 * print; forced colours and more contrast come with the full sheets.
 * They also leave out whatever would have to be fetched: web fonts (device fonts replace them) and background drawings.
 * The cascade layers are declared in the order of the full sheets, which load later.
 */
export function criticalStyles(css: string): CriticalCss {
  const all = postcss.parse(css) // once, because it takes as long as everything that follows
  for (const rule of layerOrderRules(all)) rule.raws.isLayerOrder = true // copies keep it
  all.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter((selector) => !/:hover|:focus|:disabled|::selection|::-moz/.test(selector))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  all.walkDecls(/^(animation|transition|interpolate-size$|will-change$|cursor$)/, (declaration) => {
    declaration.remove()
  })
  all.walkDecls((declaration) => {
    if (!/url\((?!["']?data:)/.test(declaration.value)) return
    const { parent } = declaration
    if (declaration.prop === 'src') parent?.remove()
    else declaration.remove()
  })
  all.walkAtRules('media', (rule) => {
    if (rule.params.split(',').every((query) => /forced-colors|prefers-contrast|print/.test(query))) rule.remove()
  })
  return (pages) => {
    const used = new Set(pages.flatMap(classesIn))
    const root = all.clone()
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return
      const usedSelectors = rule.selectors.filter((selector) =>
        classesInSelector(selector).every((name) => used.has(name)),
      )
      if (usedSelectors.length === 0) rule.remove()
      else if (usedSelectors.length < rule.selectors.length) rule.selectors = usedSelectors
    })
    dropUnusedProperties(root)
    dropUnusedFallbackFaces(root)
    dropEmptyBlocks(root)
    return root.toString()
  }
}

/** How many sections of a long page may lie within its first two screens. */
const FIRST_SECTIONS = 3

/**
 * Returns a page without everything between its first sections and its footer. The styles of that part load with the
 * full sheets.
 */
export function aboveFold(body: string): string {
  const mainEnd = body.indexOf('</main>') // keeps the footer, which every page shows
  const foldStart = [...body.slice(0, mainEnd).matchAll(/<section\b/g)][FIRST_SECTIONS]?.index
  return foldStart === undefined ? body : body.slice(0, foldStart) + body.slice(mainEnd)
}

/** Removes all keyframes, and the custom properties that no remaining rule reads. */
function dropUnusedProperties(root: Root): void {
  const text = root.toString()
  const isRead = (name: string) => text.includes(`var(${name}`)
  root.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove()
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    rule.remove()
  })
}

/** Removes the fallback fonts for font widths that no remaining rule uses, except those for the default width. */
function dropUnusedFallbackFaces(root: Root): void {
  const usedWidths = new Set([100])
  const fallbackFaces: { readonly face: AtRule; readonly widths: readonly number[] }[] = []
  root.walkDecls('font-stretch', ({ value, parent }) => {
    const widths = value.split(' ').map(Number.parseFloat)
    if (parent?.type === 'atrule') fallbackFaces.push({ face: parent as AtRule, widths })
    else for (const width of widths) usedWidths.add(width)
  })
  for (const { face, widths } of fallbackFaces)
    if (![...usedWidths].some((width) => width >= Math.min(...widths) && width <= Math.max(...widths))) face.remove()
}

/** Returns each at-rule that is the first to name some layer. These rules set the order of the layers. */
function layerOrderRules(root: Root): ReadonlySet<AtRule> {
  const seen = new Set<string>()
  const layerOrder = new Set<AtRule>()
  root.walkAtRules('layer', (rule) => {
    for (const name of rule.params
      .split(',')
      .flatMap((list) => withAncestors(`${layerPrefixOf(rule)}${list.trim()}`))) {
      if (!seen.has(name)) layerOrder.add(rule)
      seen.add(name)
    }
  })
  return layerOrder
}

/** Returns a layer with its ancestors: `recipes.slots` also names `recipes`. */
function withAncestors(layer: string): readonly string[] {
  const names = layer.split('.')
  return names.map((_, index) => names.slice(0, index + 1).join('.'))
}

function layerPrefixOf({ parent }: AtRule): string {
  if (parent?.type !== 'atrule') return ''
  const parentRule = parent as AtRule
  return parentRule.name === 'layer' ? `${layerPrefixOf(parentRule)}${parentRule.params}.` : layerPrefixOf(parentRule)
}

/** Removes empty blocks, innermost first. Where a layer is first named, `@layer name;` remains to keep the order. */
function dropEmptyBlocks(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' && node.type !== 'rule') continue
    const block = node as AtRule | Rule
    if (!block.nodes) continue // a statement
    dropEmptyBlocks(block)
    if (block.nodes.length > 0) continue
    if (block.type === 'atrule' && block.raws.isLayerOrder === true) {
      block.replaceWith(postcss.atRule({ name: block.name, params: block.params }))
      container.raws.semicolon = true
    } else block.remove()
  }
}

/** Returns the hash by which a Content Security Policy allows this inline style. */
export function cspStyleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')
}

function classesIn(page: string): readonly string[] {
  return [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
}

/** Returns the classes that a selector names. */
export function classesInSelector(selector: string): readonly string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}
