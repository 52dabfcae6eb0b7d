import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import type { css } from '#styled/css'
import {
  type ClassNameMap,
  classesInSheets,
  shortClassNamesOf,
  shortClassNamesPlugin,
  shortenClasses,
} from './short-class-names.ts'

const CSS_MODULE = '#styled/css'
const CSS_MODULE_FILE = /\/styled-system\/css\/index\.js$/
const RECIPE = /\/styled-system\/recipes\/(?!index|create-recipe)([\w-]+)\.js$/

type Css = typeof css
type CssFunction = (...styles: Parameters<Css>[number][]) => string
type VariantProps = Readonly<Record<string, string>>

/** The function that Panda generates for a recipe. It returns one class attribute, or one for each slot. */
export type PandaRecipe = {
  (variantProps: VariantProps): string | Readonly<Record<string, string>>
  readonly variantMap: Readonly<Record<string, readonly string[]>>
  readonly getVariantProps: (variantProps: VariantProps) => VariantProps
}

/**
 * Computes the class names that Panda's `css()` and recipes would otherwise compute in the browser on every visit. A
 * `css()` call becomes the string it returns, and a recipe becomes a function that looks up its variants in tables. So
 * the site's scripts contain neither the styles, which are in the sheets, nor the code that turns them into names.
 *
 * All names are shortened in sheets, scripts and pages alike. Class names of a recipe are left out if its style sheet
 * does not contain them.
 */
export function precomputedCss(root: string): Plugin {
  const folder = join(root, 'src/ui/styled-system')
  const importGenerated = (file: string) => import(pathToFileURL(join(folder, file)).href)
  let short: ClassNameMap = new Map()
  return {
    name: 'vyomix:precomputed-css',
    enforce: 'post', // after types and JSX are gone
    config() {
      short = shortClassNamesOf(folder)
      return { css: { postcss: { plugins: [shortClassNamesPlugin(short)] } } }
    },
    load: {
      filter: { id: [RECIPE, CSS_MODULE_FILE] },
      async handler(id) {
        if (CSS_MODULE_FILE.test(id)) return "export { cx } from './cx.js'\n"
        const name = RECIPE.exec(id)?.[1] ?? ''
        const [exported, recipe] = Object.entries(await importGenerated(`recipes/${name}.js`))[0] as [
          string,
          PandaRecipe,
        ]
        const sheet = readFileSync(join(folder, `styles/recipes/${name}.css`), 'utf8')
        const sheetClasses = new Set([...classesInSheets([sheet])].map((className) => shortenClasses(className, short)))
        return `export const ${exported} = ${recipeLookup(withShortClassNames(recipe, short), sheetClasses)}\n`
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: CSS_MODULE },
      async handler(code, id) {
        const { css: classNamesOf } = (await importGenerated('css/css.js')) as { readonly css: Css }
        return {
          code: inlineCssCalls(code, id, (...styles) => shortenClasses(classNamesOf(...styles), short)),
          map: null,
        }
      },
    },
  }
}

function withShortClassNames(recipe: PandaRecipe, short: ClassNameMap): PandaRecipe {
  const classNamesOf = (variantProps: VariantProps) => {
    const names = recipe(variantProps)
    if (typeof names === 'string') return shortenClasses(names, short)
    return Object.fromEntries(
      Object.entries(names).map(([slot, slotNames]) => [slot, shortenClasses(slotNames, short)]),
    )
  }
  const { variantMap, getVariantProps } = recipe
  return Object.assign(classNamesOf, { variantMap, getVariantProps })
}

/**
 * Returns the code of a module with each `css(…)` replaced by the string that it returns.
 * @throws an Error that names the file when styles are neither literals nor constants of the file
 */
export function inlineCssCalls(code: string, file: string, classNamesOf: CssFunction): string {
  const { program } = parseSync(file, code)
  const constants = constantsOf(program)
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (source.value !== CSS_MODULE) return
      const otherImports = specifiers.map(({ local }) => local.name).filter((name) => name !== 'css')
      edits.push({
        start,
        end,
        text: otherImports.length > 0 ? `import { ${otherImports.join(', ')} } from '${CSS_MODULE}'` : '',
      })
    },
    CallExpression({ callee, arguments: args, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'css') return
      const styles = args.map((argument) => evaluate(argument, constants, file) as Parameters<Css>[number])
      edits.push({ start, end, text: JSON.stringify(classNamesOf(...styles)) })
    },
  }).visit(program)
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code)
}

type Constants = ReadonlyMap<string, ESTree.Expression>

function constantsOf({ body }: ESTree.Program): Constants {
  const declarations = body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  )
  const constants = declarations.flatMap((statement) =>
    statement?.type === 'VariableDeclaration' ? statement.declarations : [],
  )
  return new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])))
}

function evaluate(node: ESTree.Node, constants: Constants, file: string): unknown {
  const value = (inner: ESTree.Node) => evaluate(inner, constants, file)
  const nameOf = (key: ESTree.PropertyKey) => (key.type === 'Identifier' ? key.name : `${value(key)}`)
  if (node.type === 'Literal') return node.value
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(value(node.argument))
  if (node.type === 'ObjectExpression')
    return node.properties.reduce((object, property) => {
      const fields =
        property.type === 'SpreadElement' ? value(property.argument) : { [nameOf(property.key)]: value(property.value) }
      return Object.assign(object, fields)
    }, {})
  const constant = node.type === 'Identifier' && constants.get(node.name)
  if (constant) return value(constant)
  throw new Error(`${file}: css() got ${node.type}; styles must be literals or constants of the file.`)
}

/**
 * Returns the JavaScript source of a function that gives the class names of a recipe for chosen variants. The function
 * gives only class names in `sheetClasses`, the classes of the recipe's style sheet.
 */
export function recipeLookup(recipe: PandaRecipe, sheetClasses: ReadonlySet<string>): string {
  const defaultVariants = recipe.getVariantProps({})
  const defaultNames = recipe({})
  if (typeof defaultNames === 'string')
    return `(given = {}) => ${lookupExpression((variantProps) => String(recipe(variantProps)))}`
  const slots = Object.keys(defaultNames).map((slot) => {
    const slotNamesOf = (variantProps: VariantProps) =>
      (recipe(variantProps) as Readonly<Record<string, string>>)[slot] ?? ''
    return `${JSON.stringify(slot)}: ${lookupExpression(slotNamesOf)}`
  })
  return `(given = {}) => ({ ${slots.join(', ')} })`

  /**
   * Returns the source of an expression for class names. Panda lists the base class first. A value of a variant adds
   * those classes that an unknown value of the variant would not give.
   */
  function lookupExpression(classNamesOf: (variantProps: VariantProps) => string): string {
    const base = classNamesOf({}).split(' ')[0] ?? ''
    const tables = Object.entries(recipe.variantMap).flatMap(([variant, values]) => {
      const baseNames = new Set(classNamesOf({ [variant]: 'none of them' }).split(' '))
      const names = values.flatMap((value) => {
        const added = classNamesOf({ [variant]: value }).split(' ')
        return added.filter((name) => sheetClasses.has(name) && !baseNames.has(name)).map((name) => [value, ` ${name}`])
      })
      const choice = `given.${variant}${variant in defaultVariants ? ` ?? ${JSON.stringify(defaultVariants[variant])}` : ''}`
      return names.length === 0 ? [] : [`(${JSON.stringify(Object.fromEntries(names))}[${choice}] ?? '')`]
    })
    return [JSON.stringify(sheetClasses.has(base) ? base : ''), ...tables].join(' + ')
  }
}
