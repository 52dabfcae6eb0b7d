import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inlineCssCalls, type PandaRecipe, recipeLookup } from '#prerender/precomputed-styles.ts'
import { classesInSheets } from '#prerender/short-class-names.ts'
import { css } from '#styled/css'

const folder = join(import.meta.dirname, '../../../src/ui/styled-system')
const recipes = readdirSync(join(folder, 'recipes'))
  .filter((file) => file.endsWith('.js') && !['index.js', 'create-recipe.js'].includes(file))
  .map((file) => file.replace('.js', ''))

/** All combinations of a recipe's variants, with some or all of them left out. */
function choices(variants: PandaRecipe['variantMap']): readonly Readonly<Record<string, string>>[] {
  return Object.entries(variants).reduce<readonly Readonly<Record<string, string>>[]>(
    (before, [name, values]) => before.flatMap((one) => [one, ...values.map((value) => ({ ...one, [name]: value }))]),
    [{}],
  )
}

test.each(recipes)(
  '%s gives the class names that Panda gives, as far as a style sheet has rules for them',
  async (name) => {
    const written = (await import(pathToFileURL(join(folder, `recipes/${name}.js`)).href)) as Record<
      string,
      PandaRecipe
    >
    const [recipe] = Object.values(written)
    const known = classesInSheets([readFileSync(join(folder, `styles/recipes/${name}.css`), 'utf8')])
    if (!recipe) throw new Error(`${name} holds no recipe.`)
    const table = new Function(`return ${recipeLookup(recipe, known)}`)() as PandaRecipe
    const meant = (names: ReturnType<PandaRecipe>) => (typeof names === 'string' ? { '': names } : names)
    for (const given of choices(recipe.variantMap)) {
      const wanted = Object.entries(meant(recipe(given))).map(([slot, names]) => [
        slot,
        names.split(' ').filter((one) => known.has(one)),
      ])
      const found = Object.entries(meant(table(given))).map(([slot, names]) => [slot, names.split(' ').filter(Boolean)])
      expect(found).toEqual(wanted)
    }
  },
)

test('a call becomes its class names, and its imports are removed', () => {
  const code = `
    import { css, cx } from "#styled/css";
    const gap = { gap: '3' };
    export const row = cx(css({ color: 'text.2', '&:hover': { opacity: 0.5 } }), css(gap, { zIndex: -1 }));`
  expect(inlineCssCalls(code, 'row.ts', css)).toBe(`
    import { cx } from '#styled/css'
    const gap = { gap: '3' };
    export const row = cx("${css({ color: 'text.2', '&:hover': { opacity: 0.5 } })}", "${css({ gap: '3' }, { zIndex: -1 })}");`)
})

test('a module that needs nothing else of Panda does not import it', () => {
  expect(inlineCssCalls("import { css } from '#styled/css'\nexport const one = css({ gap: '3' })", 'one.ts', css)).toBe(
    `\nexport const one = "${css({ gap: '3' })}"`,
  )
})

test('styles that are not literal stop the build with the name of the file', () => {
  const code = "import { css } from '#styled/css'\nexport const one = (gap) => css({ gap })"
  expect(() => inlineCssCalls(code, 'one.ts', css)).toThrow(
    'one.ts: css() got Identifier; styles must be literals or constants of the file.',
  )
})
