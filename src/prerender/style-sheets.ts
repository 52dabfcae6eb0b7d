import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { sheetName } from '#ui/style-sheet.ts'

/**
 * Replaces a file of styles by the import of its sheet and the class of each slot, so that no script contains styles.
 * Components import the file itself, so that 'go to definition' leads to the styles.
 */
export function styleSheets(root: string): Plugin {
  return {
    name: 'vyomix:style-sheets',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/.*-styles\.ts$/ },
      handler(id) {
        const name = sheetName(relative(`${root}/src`, id))
        const recipe = `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`
        return [
          `import '#styled/styles/recipes/${name}.css'`,
          `import { ${recipe} } from '#styled/recipes/${name}.js'`,
          `export const styles = ${recipe}()`,
        ].join('\n')
      },
    },
  }
}
