import { existsSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { recipeName, sheetName } from '#ui/style-sheet.ts'
import { shortClassNamesOf, shortenClasses } from './short-class-names.ts'

type Recipe = () => Readonly<Record<string, string>>

/**
 * Replaces each file of styles by its sheet and a constant for the class of each slot. Components import the file, so
 * that 'go to definition' leads to the styles, but scripts contain neither styles nor the names of slots.
 * @param hasShortNames whether classes have the short names of a build (`precomputed-css.ts`)
 */
export function styleSheets(root: string, hasShortNames: boolean): Plugin {
  const folder = join(root, 'src/ui/styled-system')
  return {
    name: 'vyomix:style-sheets',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/.*-styles\.ts$/ },
      async handler(id) {
        const name = sheetName(relative(join(root, 'src'), id))
        const file = join(folder, `recipes/${name}.js`)
        this.addWatchFile(file) // Panda writes it again after a change
        if (!existsSync(file))
          throw new Error(
            `${id} has no sheet yet. \`npm run styles\` writes it, and \`npm run dev\` does so after a moment.`,
          )
        const module = (await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`)) as Record<string, Recipe>
        const short = hasShortNames ? shortClassNamesOf(folder) : new Map<string, string>()
        const classes = Object.entries(module[recipeName(name)]?.() ?? {})
        return [
          `import '#styled/styles/recipes/${name}.css'`,
          ...classes.map(
            ([slot, names], index) =>
              `const class${index} = ${JSON.stringify(shortenClasses(names, short))}\nexport { class${index} as ${slot} }`,
          ),
        ].join('\n')
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /-styles\.ts'/ },
      handler: (code) => ({
        code: code.replace(IMPORT, (_, name = 'styles', file) => `import * as ${name} from '${file}'`),
        map: null,
      }),
    },
  }
}

const IMPORT = /import \{ styles(?: as (\w+))? \} from '([^']*-styles\.ts)'/g
