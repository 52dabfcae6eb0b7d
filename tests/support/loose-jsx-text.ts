import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/**
 * The kind of a child of an element: nothing, elements, elements that may appear or disappear, text that stays the
 * same, or text that may change or disappear.
 */
type Kind = 'nothing' | 'elements' | 'changing elements' | 'fixed text' | 'text'

/** The names whose values never change while the page is open. */
type FixedNames = ReadonlySet<string>

/**
 * Finds JSX text that React cannot update safely once a translator or an extension has replaced it: text that may
 * change or disappear beside other children, and text after an element that may appear. Such text needs an element of
 * its own. A fragment must contain no text at all, because a fragment may have siblings or disappear.
 * Text counts as fixed if it is a literal, or comes from an import, a module constant or an item of a mapped list
 * (items have keys). `children` and any name that ends in 'icon' count as elements: browser tests cover text that is
 * passed to a component.
 */
export function looseJsxText(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source)
  const problems: string[] = []
  const visit = (node: Node, fixed: FixedNames): void => {
    const fixedHere = new Set([...fixed, ...namesFixedBy(node, fixed)])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const { start, end } of looseTexts(node, fixedHere)) {
        const line = source.slice(0, start).split('\n').length
        problems.push(`${file}:${line}: ${source.slice(start, end).trim()}`)
      }
    }
    if (node.type !== 'JSXElement' || tagOf(node) !== 'svg')
      for (const child of childNodes(node)) visit(child, fixedHere)
  }
  visit(program as unknown as Node, new Set())
  return problems
}

function looseTexts(parent: Node, fixed: FixedNames): readonly Node[] {
  if (tagOf(parent) === 'svg') return [] // translators leave drawings alone
  const children = (parent.children as readonly Node[]).filter(isRendered)
  const kinds = children.map((child) => kindOfChild(child, fixed))
  const isAlone = children.length === 1 && parent.type === 'JSXElement'
  return children.filter((_, index) => {
    const kind = kinds[index]
    if (isAlone || (kind !== 'text' && kind !== 'fixed text')) return false
    return kind === 'text' || parent.type === 'JSXFragment' || kinds.slice(0, index).includes('changing elements')
  })
}

/** Tells whether React renders a child: comments, and line breaks between elements, are not rendered. */
function isRendered({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return !/^\s*$/.test(String(value)) || !String(value).includes('\n')
  return !isNode(expression) || expression.type !== 'JSXEmptyExpression'
}

function kindOfChild(child: Node, fixed: FixedNames): Kind {
  if (child.type === 'JSXText') return 'fixed text'
  return isNode(child.expression) ? kindOf(child.expression, fixed) : 'elements'
}

function kindOf(value: unknown, fixed: FixedNames): Kind {
  if (!isNode(value)) return 'text'
  switch (value.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return kindOf(value.expression, fixed)
    case 'JSXElement':
    case 'JSXFragment':
      return 'elements'
    case 'Literal':
      return value.value === null || typeof value.value === 'boolean' ? 'nothing' : 'fixed text'
    case 'TemplateLiteral':
      return (value.expressions as readonly Node[]).every((each) => isFixed(each, fixed)) ? 'fixed text' : 'text'
    case 'ConditionalExpression':
      return kindOfChoice([kindOf(value.consequent, fixed), kindOf(value.alternate, fixed)])
    case 'LogicalExpression':
      return kindOfChoice([value.operator === '&&' ? 'nothing' : kindOf(value.left, fixed), kindOf(value.right, fixed)])
    case 'CallExpression':
      return isMapping(value)
        ? kindOfChoice(returnedNodes(value).map((each) => kindOf(each, fixed)))
        : textKind(value, fixed)
    default:
      if (/(^|\.)(children|\w*icon)$/i.test(nameOf(value) ?? '')) return 'elements'
      return textKind(value, fixed)
  }
}

/**
 * Returns the kind of an expression with several possible values. Such an expression counts as text if one of the
 * values is text.
 */
function kindOfChoice(kinds: readonly Kind[]): Kind {
  return kinds.some((kind) => kind === 'text' || kind === 'fixed text') ? 'text' : 'changing elements'
}

function textKind(value: Node, fixed: FixedNames): Kind {
  return isFixed(value, fixed) ? 'fixed text' : 'text'
}

function isFixed(value: unknown, fixed: FixedNames): boolean {
  if (!isNode(value)) return false
  if (value.type === 'Literal') return true
  if (value.type === 'Identifier') return fixed.has(String(value.name))
  if (value.type === 'MemberExpression')
    return isFixed(value.object, fixed) && (value.computed !== true || isFixed(value.property, fixed))
  if (value.type === 'ChainExpression') return isFixed(value.expression, fixed)
  if (value.type === 'CallExpression')
    return (
      isFixed(value.callee, fixed) &&
      !/^use([A-Z]|$)/.test(nameOf(value.callee as Node) ?? '') &&
      (value.arguments as readonly Node[]).every((each) => isFixed(each, fixed))
    )
  return false
}

function namesFixedBy(node: Node, fixed: FixedNames): readonly string[] {
  if (node.type === 'Program' || node.type === 'BlockStatement') {
    const names = new Set(fixed)
    const isModule = node.type === 'Program'
    for (const statement of node.body as readonly Node[]) {
      for (const { local } of (statement.specifiers as readonly Node[] | undefined) ?? [])
        if (isNode(local)) names.add(String(local.name))
      const declaration = isNode(statement.declaration) ? statement.declaration : statement
      for (const { id, init } of declaration.kind === 'const' ? (declaration.declarations as readonly Node[]) : [])
        if (isModule || isFixed(init, names)) for (const name of namesIn(id)) names.add(name)
    }
    return [...names]
  }
  return node.type === 'CallExpression' && isMapping(node) ? namesIn(callbackOf(node)?.params) : []
}

/** Tells whether a call is `list.map(each)`, `list.flatMap(each)` or `Array.from(list, each)`. */
function isMapping({ callee }: Node): boolean {
  return isNode(callee) && isNode(callee.property) && ['map', 'flatMap', 'from'].includes(String(callee.property.name))
}

function callbackOf({ arguments: callArguments }: Node): Node | undefined {
  return (callArguments as readonly Node[]).at(-1)
}

/** Returns what a callback returns, one node for each `return`. */
function returnedNodes(mapping: Node): readonly Node[] {
  const body = callbackOf(mapping)?.body
  if (!isNode(body)) return []
  const returnsIn = (node: Node): readonly Node[] => {
    if (node.type === 'ReturnStatement') return isNode(node.argument) ? [node.argument] : []
    return /Function/.test(node.type) ? [] : childNodes(node).flatMap(returnsIn)
  }
  return body.type === 'BlockStatement' ? returnsIn(body) : [body]
}

function namesIn(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn)
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  return [pattern.properties, pattern.elements, pattern.value, pattern.argument, pattern.left].flatMap(namesIn)
}

function nameOf(value: Node): string | null {
  if (value.type === 'Identifier') return String(value.name)
  return value.type === 'MemberExpression' && isNode(value.property) ? `.${String(value.property.name)}` : null
}

function tagOf({ openingElement }: Node): string {
  const name = isNode(openingElement) ? openingElement.name : null
  return isNode(name) ? String(name.name) : ''
}

function childNodes(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}
