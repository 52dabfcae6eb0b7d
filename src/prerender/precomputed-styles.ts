import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import type { css } from '#styled/css'
import {
  type ClassNameMap,
  classesInSheets,
  shortClassNames,
  shortClassNamesPlugin,
  shortenClasses,
} from './short-class-names.ts'

const STYLES = '#styled/css'
const STYLES_FILE = /\/styled-system\/css\/index\.js$/
const RECIPE = /\/styled-system\/recipes\/(?!index|create-recipe)([\w-]+)\.js$/

type Css = typeof css
type CssFunction = (...styles: Parameters<Css>[number][]) => string
type VariantProps = Readonly<Record<string, string>>

/** What Panda generates for a recipe. It returns one class attribute, or one for each slot. */
export type PandaRecipe = {
  (given: VariantProps): string | Readonly<Record<string, string>>
  readonly variantMap: Readonly<Record<string, readonly string[]>>
  readonly getVariantProps: (given: VariantProps) => VariantProps
}

/**
 * Computes the class names that Panda's `css()` and recipes would otherwise compute in the browser on every visit. A
 * `css()` call becomes the string it returns, and a recipe becomes a table of its variants. So the site's scripts
 * contain neither the styles, which are in the sheets, nor the code that turns them into names.
 *
 * All names are shortened in sheets, scripts and pages alike. A recipe's names that no sheet contains are left out.
 */
export function precomputedStyles(root: string): Plugin {
  const folder = join(root, 'src/ui/styled-system')
  const written = (file: string) => import(pathToFileURL(join(folder, file)).href)
  let short: ClassNameMap = new Map()
  return {
    name: 'vyomix:precomputed-styles',
    enforce: 'post', // after types and JSX are gone
    config() {
      short = shortClassNames(classesInSheets(sheetsIn(join(folder, 'styles'))))
      return { css: { postcss: { plugins: [shortClassNamesPlugin(short)] } } }
    },
    load: {
      filter: { id: [RECIPE, STYLES_FILE] },
      async handler(id) {
        if (STYLES_FILE.test(id)) return "export { cx } from './cx.js'\n"
        const name = RECIPE.exec(id)?.[1] ?? ''
        const [exported, recipe] = Object.entries(await written(`recipes/${name}.js`))[0] as [string, PandaRecipe]
        const sheet = readFileSync(join(folder, `styles/recipes/${name}.css`), 'utf8')
        const known = new Set([...classesInSheets([sheet])].map((one) => shortenClasses(one, short)))
        return `export const ${exported} = ${recipeLookup(withShortClassNames(recipe, short), known)}\n`
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: STYLES },
      async handler(code, id) {
        const { css: named } = (await written('css/css.js')) as { readonly css: Css }
        return { code: inlineCssCalls(code, id, (...styles) => shortenClasses(named(...styles), short)), map: null }
      },
    },
  }
}

/** Returns every style sheet that Panda has written. */
function sheetsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

function withShortClassNames(recipe: PandaRecipe, short: ClassNameMap): PandaRecipe {
  const named = (given: VariantProps) => {
    const names = recipe(given)
    if (typeof names === 'string') return shortenClasses(names, short)
    return Object.fromEntries(Object.entries(names).map(([slot, some]) => [slot, shortenClasses(some, short)]))
  }
  const { variantMap, getVariantProps } = recipe
  return Object.assign(named, { variantMap, getVariantProps })
}

/**
 * Returns the code of a module with each `css(…)` replaced by the string that it returns.
 * @throws an Error that names the file when styles are neither literals nor constants of the file
 */
export function inlineCssCalls(code: string, file: string, named: CssFunction): string {
  const { program } = parseSync(file, code)
  const constants = constantsOf(program)
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (source.value !== STYLES) return
      const others = specifiers.map(({ local }) => local.name).filter((name) => name !== 'css')
      edits.push({ start, end, text: others.length > 0 ? `import { ${others.join(', ')} } from '${STYLES}'` : '' })
    },
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'css') return
      const styles = given.map((written) => evaluated(written, constants, file) as Parameters<Css>[number])
      edits.push({ start, end, text: JSON.stringify(named(...styles)) })
    },
  }).visit(program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
}

type Constants = ReadonlyMap<string, ESTree.Expression>

function constantsOf({ body }: ESTree.Program): Constants {
  const declared = body.map((one) => (one.type === 'ExportNamedDeclaration' ? one.declaration : one))
  const constants = declared.flatMap((one) => (one?.type === 'VariableDeclaration' ? one.declarations : []))
  return new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])))
}

function evaluated(node: ESTree.Node, constants: Constants, file: string): unknown {
  const value = (inner: ESTree.Node) => evaluated(inner, constants, file)
  const nameOf = (key: ESTree.PropertyKey) => (key.type === 'Identifier' ? key.name : `${value(key)}`)
  if (node.type === 'Literal') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(value(node.argument))
  if (node.type === 'ObjectExpression')
    return node.properties.reduce((all, one) => {
      const part = one.type === 'SpreadElement' ? value(one.argument) : { [nameOf(one.key)]: value(one.value) }
      return Object.assign(all, part)
    }, {})
  const constant = node.type === 'Identifier' && constants.get(node.name)
  if (constant) return value(constant)
  throw new Error(`${file}: css() got ${node.type}; styles must be literals or constants of the file.`)
}

/** Returns the JavaScript source of a function that looks up a recipe's variants among the `known` classes. */
export function recipeLookup(recipe: PandaRecipe, known: ReadonlySet<string>): string {
  const usual = recipe.getVariantProps({})
  const plain = recipe({})
  if (typeof plain === 'string') return `(given = {}) => ${lookUp((given) => String(recipe(given)))}`
  const slots = Object.keys(plain).map((slot) => {
    const inSlot = (given: VariantProps) => (recipe(given) as Readonly<Record<string, string>>)[slot] ?? ''
    return `${JSON.stringify(slot)}: ${lookUp(inSlot)}`
  })
  return `(given = {}) => ({ ${slots.join(', ')} })`

  /** Panda names the base class first. A value adds the classes that an unknown value of its variant does not have. */
  function lookUp(named: (given: VariantProps) => string): string {
    const base = named({}).split(' ')[0] ?? ''
    const tables = Object.entries(recipe.variantMap).flatMap(([variant, values]) => {
      const without = new Set(named({ [variant]: 'none of them' }).split(' '))
      const names = values.flatMap((value) => {
        const added = named({ [variant]: value }).split(' ')
        return added.filter((name) => known.has(name) && !without.has(name)).map((name) => [value, ` ${name}`])
      })
      const chosen = `given.${variant}${variant in usual ? ` ?? ${JSON.stringify(usual[variant])}` : ''}`
      return names.length === 0 ? [] : [`(${JSON.stringify(Object.fromEntries(names))}[${chosen}] ?? '')`]
    })
    return [JSON.stringify(known.has(base) ? base : ''), ...tables].join(' + ')
  }
}
