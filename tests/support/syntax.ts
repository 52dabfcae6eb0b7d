import { parseSync } from 'vite'

export type Import = {
  /** The specifier as written: './game.ts', '#ui/link.tsx', 'react'. */
  readonly specifier: string
  readonly kind: 'static' | 'type' | 'dynamic'
}

/** Facts about a module that its source shows, without the module being run. */
export type Syntax = {
  readonly imports: readonly Import[]
  /** Whether the module only re-exports what other modules export. */
  readonly isBarrel: boolean
  /** The globals that the module uses without declaring them: 'document.title', 'Math.random', 'new Date()'. */
  readonly globals: readonly string[]
}

export type Node = { readonly type: string; readonly [key: string]: unknown }

/**
 * Parses a JavaScript or TypeScript module.
 * @throws an Error if the source has a syntax error
 */
export function syntaxOf(file: string, source: string): Syntax {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const body = program.body as unknown as readonly Node[]
  const nodes = [...nodesIn(program as unknown as Node)]
  const dynamic = nodes.flatMap(({ node }) => (node.type === 'ImportExpression' ? dynamicImportOf(node) : []))
  return {
    imports: [...body.flatMap(importOf), ...dynamic],
    isBarrel: body.length > 0 && body.every(({ type, source }) => type.startsWith('Export') && source != null),
    globals: globalsIn(nodes),
  }
}

function importOf({ source, importKind, exportKind }: Node): readonly Import[] {
  const specifier = textOf(source)
  return specifier === null
    ? []
    : [{ specifier, kind: importKind === 'type' || exportKind === 'type' ? 'type' : 'static' }]
}

function dynamicImportOf({ source }: Node): readonly Import[] {
  const specifier = textOf(source)
  return specifier === null ? [] : [{ specifier, kind: 'dynamic' }]
}

/** Returns the text of a string literal, in any quotes; `null` for everything else. */
function textOf(value: unknown): string | null {
  if (!isNode(value)) return null
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null
  const [first, ...others] = value.type === 'TemplateLiteral' ? (value.quasis as readonly Node[]) : []
  return first && others.length === 0 ? (first.value as { readonly cooked: string }).cooked : null
}

export type NodePosition = { readonly node: Node; readonly parent: Node | null; readonly key: string }

/** Yields every node of a program except types, each with its parent and its key in the parent. */
export function* nodesIn(node: Node, parent: Node | null = null, key = ''): Generator<NodePosition> {
  const isType = node.type.startsWith('TS')
  if (!isType) yield { node, parent, key }
  for (const [name, value] of Object.entries(node)) {
    if (isType && name !== 'expression') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesIn(child, node, name)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

const DECLARATIONS = new Set(
  'VariableDeclarator FunctionDeclaration FunctionExpression ClassDeclaration ClassExpression CatchClause'.split(' '),
)

function globalsIn(nodes: readonly NodePosition[]): readonly string[] {
  const declared = new Set(nodes.flatMap(({ node }) => namesBoundBy(node)))
  const references = nodes.filter((position) => isReference(position) && !declared.has(String(position.node.name)))
  return [...new Set(references.map(nameOf))]
}

/** Returns the names a node declares. Scopes are ignored: a name declared anywhere in a file is not a global in it. */
function namesBoundBy(node: Node): readonly string[] {
  if (node.type.startsWith('Import') && isNode(node.local)) return patternNames(node.local)
  const params = Array.isArray(node.params) ? node.params.flatMap(patternNames) : []
  if (node.type === 'ArrowFunctionExpression') return params
  return DECLARATIONS.has(node.type) ? [...patternNames(node.id), ...patternNames(node.param), ...params] : []
}

function patternNames(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  const elements = [pattern.properties, pattern.elements].flat()
  return [...elements, pattern.argument, pattern.left, pattern.type === 'Property' ? pattern.value : null].flatMap(
    patternNames,
  )
}

function isReference({ node, parent, key }: NodePosition): boolean {
  if (node.type !== 'Identifier' || parent === null || parent.type.startsWith('Import')) return false
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed === true
  return !(key === 'key' && parent.computed !== true) && parent.type !== 'MetaProperty'
}

function nameOf({ node, parent, key }: NodePosition): string {
  const name = String(node.name)
  if (parent?.type === 'NewExpression' && key === 'callee')
    return `new ${name}(${(parent.arguments as unknown[]).length > 0 ? '…' : ''})`
  const isRead = parent?.type === 'MemberExpression' && key === 'object' && parent.computed !== true
  return isRead ? `${name}.${String((parent.property as Node).name)}` : name
}
