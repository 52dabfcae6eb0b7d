import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { compatibility, type Feature, isTooNew } from '#support/browser-floor.ts'
import { builtText, fileNames } from '#support/built-site.ts'
import { type Node, nodesIn, syntaxOf } from '#support/syntax.ts'

/** The name of a file without its hash: 'assets/core.js'. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
const scripts = fileNames
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, nodes: [...nodesIn(parseSync(file, builtText(file)).program as unknown as Node)] }))

test('no script has syntax that the oldest supported browsers cannot parse', () => {
  const found = scripts.flatMap((script) =>
    script.nodes.flatMap(({ node }) => {
      const problem = newSyntaxIn(node)
      return problem ? [`${nameOf(script.file)}: ${problem}`] : []
    }),
  )
  expect(scripts.length).toBeGreaterThan(50)
  // marked tries whether the browser has lookbehind before it uses these
  expect(found.filter((problem) => !/^assets\/runner\/run-dialog\.js: .* in a text$/.test(problem))).toEqual([])
})

/** Returns what is too new in a node: Safari 16.0 has no lookbehind, no `v` flag and no static blocks. */
function newSyntaxIn(node: Node): string | null {
  const { type, regex, value } = node as Node & {
    readonly regex?: { readonly pattern: string; readonly flags: string }
  }
  if (type === 'StaticBlock' || type === 'Decorator' || type === 'ImportAttribute') return type
  if (type === 'VariableDeclaration' && /using/.test(String(node.kind))) return 'using'
  if (regex && /v/.test(regex.flags)) return `the flag v of ${regex.pattern}`
  if (regex && NEW_GROUPS.test(regex.pattern)) return regex.pattern
  const text = type === 'TemplateElement' ? (value as { readonly cooked: unknown }).cooked : value
  return typeof text === 'string' && LOOKBEHIND.test(text) ? `${text.slice(0, 40)} in a text` : null
}

const LOOKBEHIND = /\(\?<[=!]/
/** Lookbehind, and flags that change within an expression. */
const NEW_GROUPS = /\(\?(?:<[=!]|[ims]*-?[ims]+:)/

/** Names of newer APIs that are used only where the browser has them, and why nothing depends on them. */
const guardedApis: Readonly<Record<string, string>> = {
  '.captureStackTrace': 'a better trace in errors of the dialogs',
  'Error.captureStackTrace': 'a better trace in errors of the dialogs',
  '.checkVisibility': 'called with `?.`: without it, the chat button also avoids controls that are not laid out',
  '.clearAppBadge': 'called with `?.`',
  '.setAppBadge': 'called with `?.`',
  '.fetchPriority': 'an attribute that a browser may ignore',
  '.hidePopover': 'called with `?.`, and defined by the fallback for popovers',
  '.popover': 'an attribute; the fallback for popovers reads it',
  '.share': 'the link is copied where a browser cannot share',
  '.startViewTransition': 'React calls it only for a component that the site does not use',
  '.sync': 'the worker also sends when a tab is open',
  '.transferControlToOffscreen': 'without it, the page draws the sky itself',
  '.userAgentData': 'read with `?.`',
  '.transferSize': 'React reads it for a measurement',
  ClipboardItem: 'within `attempt`: without it, the text is copied without its formatting',
  navigation: 'React checks its type first',
  requestIdleCallback: 'within `attempt`: without it, a timer runs the task',
  setImmediate: 'React checks its type first',
  trustedTypes: 'read as a member of the global object, or after a check of its type',
}

/** Names of newer APIs that are also names in the site's own objects or its libraries. */
const otherMeanings = new Set(
  `address animation capture check chunks connection cssFloat delay displayName escape imageSizes locale minimize
  groupBy movementX movementY priority role side toArray variant when`
    .split(/\s+/)
    .map((name) => `.${name}`),
)

const READING_MS = 60_000

test(
  'no script uses an API that the oldest supported browsers lack, unless it does without',
  () => {
    const used = new Set(scripts.flatMap((script) => apisIn(script)))
    const missing = [...used].filter(isNewApi)
    expect(missing.filter((name) => !(name in guardedApis) && !otherMeanings.has(name)).sort()).toEqual([])
    expect(
      Object.keys(guardedApis).filter((name) => !missing.includes(name)),
      'no longer used',
    ).toEqual([])
  },
  READING_MS,
)

/** Returns the names of globals, of their members ('URL.canParse') and of all other members ('.role') in a script. */
function apisIn(script: (typeof scripts)[number]): readonly string[] {
  const members = script.nodes.flatMap(({ node, parent, key }) => {
    const isMember = parent?.type === 'MemberExpression' && key === 'property' && parent.computed !== true
    return isMember ? [`.${node.name}`] : []
  })
  const globals = syntaxOf(script.file, builtText(script.file)).globals.map((name) => name.replace(/^new |\(.*/g, ''))
  return [...new Set([...members, ...globals, ...globals.map((name) => name.replace(/\..*/, ''))])]
}

const { api, javascript } = compatibility
const globalScopes = [api, javascript.builtins, api.Window, api.WorkerGlobalScope, api.ServiceWorkerGlobalScope]

function isNewApi(name: string): boolean {
  const [owner = '', member = ''] = name.split('.')
  if (owner === '') return isNewMember(member)
  const holder = api[owner] ?? javascript.builtins?.[owner]
  if (member !== '')
    return isTooNew(holder?.[`${member}_static`] ?? (holder === api[owner] ? undefined : holder?.[member]))
  const features = globalScopes.flatMap((scope) => scope?.[owner] ?? [])
  return features.length > 0 && features.every(isTooNew)
}

/** The members of all interfaces that the oldest supported browsers have, by name. */
const olderMembers = new Map<string, Feature[]>()
for (const interfaces of [api, javascript.builtins])
  for (const owner of partsOf(interfaces)
    .map(([, feature]) => feature)
    .filter((feature) => !isTooNew(feature)))
    for (const [name, feature] of partsOf(owner)) olderMembers.set(name, [...(olderMembers.get(name) ?? []), feature])

function partsOf(feature: Feature = {}): readonly [string, Feature][] {
  return Object.entries(feature as Readonly<Record<string, Feature>>)
}

/** The members of an interface are too new if no older interface has a supported member of this name. */
function isNewMember(name: string): boolean {
  const features = olderMembers.get(name) ?? []
  return features.length > 0 && features.every(isTooNew)
}

const sheets = fileNames.filter((file) => /\.(css|html)$/.test(file)).map((file) => ({ file, root: stylesOf(file) }))

function stylesOf(file: string): Root {
  const text = builtText(file)
  const inline = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style)
  return postcss.parse(file.endsWith('.css') ? text : inline.join('\n'))
}

/** Newer styles, and what a browser without them shows. */
const optionalStyles: Readonly<Record<string, string>> = {
  ':details-content': 'an answer opens without a movement',
  ':has':
    'lists in other columns; the chat button lies over the list of waiting requests; a dialog prints with its page',
  ':popover-open': 'the fallback for popovers has its own attribute',
  ':selection': 'the colours of the system',
  '@media scripting': 'everything is laid out at once; controls that need scripts show without them',
  '@page': 'the margins of the printer',
  'break-after: avoid': 'a heading may print at the end of a page',
  'contain-intrinsic-size': 'everything is laid out at once',
  'content-visibility': 'everything is laid out at once',
  'animation-timeline': 'pictures load earlier than when they come near the view',
  cursor: 'a phone has no pointer',
  'field-sizing': 'a script gives the field its height',
  'forced-color-adjust': 'Safari has no forced colours',
  'grid-template-columns': 'columns of equal width',
  'grid-template-rows': 'rows of neighbours that do not line up',
  'interpolate-size': 'an answer opens without a movement',
  outline: 'an outline with corners',
  'overflow-anchor': 'no scroll anchoring to switch off',
  'overflow-clip-margin': 'lines end at the edge of their drawing',
  'overscroll-behavior': 'the page scrolls when a panel is at its end',
  'overscroll-behavior-x': 'the browser may go back when a row is at its end',
  'rect()': 'an older form of `clip`, which every browser knows',
  resize: 'a phone has no handle to drag',
  'scrollbar-color': 'the scrollbars of the system',
  'scrollbar-width': 'the scrollbars of the system',
  'scrollbar-gutter': 'used only where the browser has it: the page keeps its width behind a dialog',
  'text-wrap': 'lines of less even length',
  'text-wrap-style': 'lines of less even length',
  'unit lh': 'a mark is a few pixels higher',
}

test('no style is needed that the oldest supported browsers lack', () => {
  const used = new Set(sheets.flatMap(({ root }) => newStylesIn(root)))
  const isOptional = (style: string) => style in optionalStyles || style.replace(/: .*/, '') in optionalStyles
  expect([...used].filter((style) => !isOptional(style)).sort()).toEqual([])
})

const { css } = compatibility
const functions = partsOf(css.types).flatMap(([, type]) => partsOf(type))

function newStylesIn(root: Root): readonly string[] {
  const found: string[] = []
  const check = (name: string, feature: Feature | undefined) => isTooNew(feature) && found.push(name)
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration
    if (parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`) || hasFallback(declaration))
      return
    const property = css.properties?.[prop]
    check(prop, property)
    for (const [, unit = ''] of value.matchAll(/[\d.]([a-z]+)\b/g)) check(`unit ${unit}`, css.types?.length?.[unit])
    for (const [word] of value.matchAll(/[a-z][\w-]*/gi)) check(`${prop}: ${word}`, property?.[word])
    for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/gi))
      for (const [known, feature] of functions) if (known === name) check(`${name}()`, feature)
  })
  root.walkRules(({ selector, parent }: Rule) => {
    if (parent?.type === 'rule' || selector.includes('&')) found.push('nesting')
    for (const [, name = ''] of selector.matchAll(/:([a-z][\w-]*)/g)) check(`:${name}`, css.selectors?.[name])
  })
  root.walkAtRules(({ name, params }: AtRule) => {
    const rule = css['at-rules']?.[name]
    check(`@${name}`, rule)
    for (const [word] of params.matchAll(/[a-z][\w-]*/g)) check(`@${name} ${word}`, rule?.[word])
    if (name === 'media' && /[<>]/.test(params)) found.push('@media with <')
  })
  return found
}

/** Returns whether the rule after a declaration's rule replaces its mixed colours where a browser cannot mix. */
function hasFallback({ prop, parent }: Declaration): boolean {
  const next = (parent as Rule).next()
  if (next?.type !== 'atrule' || !/^not \(color: ?color-mix/.test(next.params)) return false
  let replaces = false
  next.walkDecls(prop, () => {
    replaces = true
  })
  return replaces
}

test('no selector that an older browser does not know stands in a list with others, whose rule it would drop', () => {
  const lists = sheets.flatMap(({ file, root }) => {
    const found: string[] = []
    root.walkRules(({ selectors, selector }) => {
      const isUnknown = [...selector.matchAll(/:([a-z][\w-]*)/g)].some(([, name = '']) =>
        isTooNew(css.selectors?.[name]),
      )
      if (selectors.length > 1 && isUnknown) found.push(`${nameOf(file)}: ${selector}`)
    })
    return found
  })
  expect([...new Set(lists)]).toEqual([])
})
