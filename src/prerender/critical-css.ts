import { createHash } from 'node:crypto'
import postcss, { type Root, type Rule } from 'postcss'

/**
 * The part of the site's styles that some pages need to be painted: rules without a class and those whose every class
 * stands in the pages, without what moves, without what answers a pointer, the keyboard or forced colours, and without
 * what would have to be fetched: fonts (those of the device stand in for them) and drawn backgrounds. It goes into the
 * page itself, so that the first paint waits for nothing but the page; the whole sheets follow.
 */
export function criticalCss(css: string, pages: readonly string[]): string {
  const used = new Set(pages.flatMap(classesIn))
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter(
      (selector) =>
        !/:hover|:focus|:disabled|::selection|::-moz/.test(selector) &&
        classesOf(selector).every((name) => used.has(name)),
    )
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  root.walkDecls(/^(animation|transition|will-change$|cursor$)/, (declaration) => {
    declaration.remove()
  })
  root.walkDecls((declaration) => {
    if (!/url\((?!["']?data:)/.test(declaration.value)) return
    const { parent } = declaration
    if (declaration.prop === 'src') parent?.remove()
    else declaration.remove()
  })
  root.walkAtRules('media', (rule) => {
    if (/forced-colors/.test(rule.params)) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove()
  })
  dropUnread(root)
  return root.toString()
}

/** Leaves out keyframes, and custom properties that nothing left in the styles reads. */
function dropUnread(root: Root): void {
  const text = root.toString()
  const isRead = (name: string) => text.includes(`var(${name}`)
  root.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove()
  })
  root.walkAtRules(/keyframes$/, (rule) => {
    rule.remove()
  })
}

/** What a policy lets through as the one inline style of these pages. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes')
}

function classesIn(page: string): readonly string[] {
  return [...page.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
}

function classesOf(selector: string): readonly string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}
