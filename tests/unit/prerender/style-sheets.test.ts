import { expect, test } from 'vitest'
import { styleSheets } from '#prerender/style-sheets.ts'

const { load, transform } = styleSheets(process.cwd(), false) as unknown as {
  readonly load: { readonly handler: (this: object, id: string) => Promise<string> }
  readonly transform: { readonly handler: (code: string) => { readonly code: string } }
}
const loadFile = (file: string) => load.handler.call({ addWatchFile() {} }, `${process.cwd()}/src/${file}`)

test('a file of styles becomes its sheet and a class for each slot', async () => {
  const code = await loadFile('pages/jobs/job-list-styles.ts')
  expect(code).toContain("import '#styled/styles/recipes/pages-jobs-job-list.css'")
  const classes = [...code.matchAll(/^const (class\d+) = "(\w+)"\nexport \{ \1 as \w+ \}$/gm)].map(([, , name]) => name)
  expect(code).toMatch(/ as job \}/)
  expect(classes.length).toBeGreaterThan(1)
  expect(new Set(classes).size).toBe(classes.length)
})

test('a file whose sheet is not written yet is named in a sentence', async () => {
  await expect(loadFile('pages/jobs/missing-styles.ts')).rejects.toThrow(/missing-styles\.ts has no sheet yet/)
})

test('a component imports the classes as a namespace, under its own name for them', () => {
  const { code } = transform.handler(
    "import { styles } from './hero-styles.ts'\nimport { styles as shared } from './shared-styles.ts'\n",
  )
  expect(code).toBe("import * as styles from './hero-styles.ts'\nimport * as shared from './shared-styles.ts'\n")
})
