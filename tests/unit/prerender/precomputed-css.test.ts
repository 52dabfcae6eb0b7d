import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inlineCssCalls, type PandaRecipe, recipeLookup } from '#prerender/precomputed-css.ts'
import { classesInSheets } from '#prerender/short-class-names.ts'
import { css } from '#styled/css'

const folder = join(import.meta.dirname, '../../../src/ui/styled-system')
const recipes = readdirSync(join(folder, 'recipes'))
  .filter((file) => file.endsWith('.js') && !['index.js', 'create-recipe.js'].includes(file))
  .map((file) => file.replace('.js', ''))

/** Returns all combinations of a recipe's variants, including those that leave out some or all variants. */
function variantCombinations(variants: PandaRecipe['variantMap']): readonly Readonly<Record<string, string>>[] {
  return Object.entries(variants).reduce<readonly Readonly<Record<string, string>>[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((props) => [props, ...values.map((value) => ({ ...props, [name]: value }))]),
    [{}],
  )
}

test.each(recipes)(
  'the recipe %s gives those class names of Panda for which its style sheet has rules',
  async (name) => {
    const recipeModule = (await import(pathToFileURL(join(folder, `recipes/${name}.js`)).href)) as Record<
      string,
      PandaRecipe
    >
    const [recipe] = Object.values(recipeModule)
    const sheetClasses = classesInSheets([readFileSync(join(folder, `styles/recipes/${name}.css`), 'utf8')])
    if (!recipe) throw new Error(`${name} holds no recipe.`)
    const lookup = new Function(`return ${recipeLookup(recipe, sheetClasses)}`)() as PandaRecipe
    const bySlot = (names: ReturnType<PandaRecipe>) => (typeof names === 'string' ? { '': names } : names)
    for (const variantProps of variantCombinations(recipe.variantMap)) {
      const expected = Object.entries(bySlot(recipe(variantProps))).map(([slot, names]) => [
        slot,
        names.split(' ').filter((className) => sheetClasses.has(className)),
      ])
      const actual = Object.entries(bySlot(lookup(variantProps))).map(([slot, names]) => [
        slot,
        names.split(' ').filter(Boolean),
      ])
      expect(actual).toEqual(expected)
    }
  },
)

test('a call of css() becomes its class names, and the import of css is removed', () => {
  const code = `
    import { css, cx } from "#styled/css";
    const gap = { gap: '3' };
    export const row = cx(css({ color: 'text.2', '&:hover': { opacity: 0.5 } }), css(gap, { zIndex: -1 }));`
  expect(inlineCssCalls(code, 'row.ts', css)).toBe(`
    import { cx } from '#styled/css'
    const gap = { gap: '3' };
    export const row = cx("${css({ color: 'text.2', '&:hover': { opacity: 0.5 } })}", "${css({ gap: '3' }, { zIndex: -1 })}");`)
})

test('a module that uses only css() does not import Panda', () => {
  expect(inlineCssCalls("import { css } from '#styled/css'\nexport const one = css({ gap: '3' })", 'one.ts', css)).toBe(
    `\nexport const one = "${css({ gap: '3' })}"`,
  )
})

test('a style that is neither a literal nor a constant stops the build with the name of the file', () => {
  const code = "import { css } from '#styled/css'\nexport const one = (gap) => css({ gap })"
  expect(() => inlineCssCalls(code, 'one.ts', css)).toThrow(
    'one.ts: css() got Identifier; styles must be literals or constants of the file.',
  )
})
