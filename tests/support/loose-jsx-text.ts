import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }

/**
 * What a child of an element is: nothing, elements, elements that may come and go, text that stays the same, or text
 * that may change or go.
 */
type Kind = 'nothing' | 'elements' | 'changing elements' | 'fixed text' | 'text'

/** The names that hold the same value for the life of the page. */
type Fixed = ReadonlySet<string>

/**
 * Finds text in JSX that a translator or an extension could replace behind React's back: text that may change or go in
 * an element with several children, and text after an element that may appear. Such text needs an element of its own. A
 * fragment must hold no text at all, because it may itself have siblings, or go.
 * Text counts as fixed if it is a literal, or comes from an import, a module constant or the entry of a mapped list (an
 * entry has a key). `children` and any name that ends in 'icon' count as elements: tests in a browser cover text that
 * is passed to a component.
 */
export function looseJsxText(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source)
  const found: string[] = []
  const visit = (node: Node, fixed: Fixed): void => {
    const known = new Set([...fixed, ...namesFixedBy(node, fixed)])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const { start, end } of looseTexts(node, known)) {
        const line = source.slice(0, start).split('\n').length
        found.push(`${file}:${line}: ${source.slice(start, end).trim()}`)
      }
    }
    if (node.type !== 'JSXElement' || tagOf(node) !== 'svg') for (const child of childNodes(node)) visit(child, known)
  }
  visit(program as unknown as Node, new Set())
  return found
}

function looseTexts(parent: Node, fixed: Fixed): readonly Node[] {
  if (tagOf(parent) === 'svg') return [] // translators leave drawings alone
  const children = (parent.children as readonly Node[]).filter(isRendered)
  const kinds = children.map((child) => kindOfChild(child, fixed))
  const isAlone = children.length === 1 && parent.type === 'JSXElement'
  return children.filter((_, place) => {
    const kind = kinds[place]
    if (isAlone || (kind !== 'text' && kind !== 'fixed text')) return false
    return kind === 'text' || parent.type === 'JSXFragment' || kinds.slice(0, place).includes('changing elements')
  })
}

/** Leaves out comments and the line breaks between elements. */
function isRendered({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return !/^\s*$/.test(String(value)) || !String(value).includes('\n')
  return !isNode(expression) || expression.type !== 'JSXEmptyExpression'
}

function kindOfChild(child: Node, fixed: Fixed): Kind {
  if (child.type === 'JSXText') return 'fixed text'
  return isNode(child.expression) ? kindOf(child.expression, fixed) : 'elements'
}

function kindOf(value: unknown, fixed: Fixed): Kind {
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
      return oneOf([kindOf(value.consequent, fixed), kindOf(value.alternate, fixed)])
    case 'LogicalExpression':
      return oneOf([value.operator === '&&' ? 'nothing' : kindOf(value.left, fixed), kindOf(value.right, fixed)])
    case 'CallExpression':
      return isMapping(value) ? oneOf(returned(value).map((each) => kindOf(each, fixed))) : fixedOrNot(value, fixed)
    default:
      if (/(^|\.)(children|\w*icon)$/i.test(nameOf(value) ?? '')) return 'elements'
      return fixedOrNot(value, fixed)
  }
}

/** Returns the kind of a choice: what may be either of two things counts as changing. */
function oneOf(kinds: readonly Kind[]): Kind {
  return kinds.some((kind) => kind === 'text' || kind === 'fixed text') ? 'text' : 'changing elements'
}

function fixedOrNot(value: Node, fixed: Fixed): Kind {
  return isFixed(value, fixed) ? 'fixed text' : 'text'
}

function isFixed(value: unknown, fixed: Fixed): boolean {
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

function namesFixedBy(node: Node, fixed: Fixed): readonly string[] {
  if (node.type === 'Program' || node.type === 'BlockStatement') {
    const names = new Set(fixed)
    const isModule = node.type === 'Program'
    for (const statement of node.body as readonly Node[]) {
      for (const { local } of (statement.specifiers as readonly Node[] | undefined) ?? [])
        if (isNode(local)) names.add(String(local.name))
      const declared = isNode(statement.declaration) ? statement.declaration : statement
      for (const { id, init } of declared.kind === 'const' ? (declared.declarations as readonly Node[]) : [])
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

function callbackOf({ arguments: given }: Node): Node | undefined {
  return (given as readonly Node[]).at(-1)
}

/** Returns what a callback returns, one node for each `return`. */
function returned(mapping: Node): readonly Node[] {
  const body = callbackOf(mapping)?.body
  if (!isNode(body)) return []
  const within = (node: Node): readonly Node[] => {
    if (node.type === 'ReturnStatement') return isNode(node.argument) ? [node.argument] : []
    return /Function/.test(node.type) ? [] : childNodes(node).flatMap(within)
  }
  return body.type === 'BlockStatement' ? within(body) : [body]
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
