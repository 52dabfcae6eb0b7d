import { ExitError } from './process.mjs'

/** @typedef {{ readonly file: string, readonly text: string }} WrittenFile */

/** Addresses of files that a build writes beside the pages. */
const RESERVED = ['index', 'app-shell', 'offline', 'search']

const ROWS_END = '\n} as const satisfies Readonly<Record<string, PageRow>>'

/**
 * Returns the files of a new page: its words, their schema, the page, and the table of pages with its row.
 * @param {{ title?: string, description?: string, heading?: string, lead?: string }} record
 * @param {string} slug the name of the page's folder, and its address
 * @param {string} rows the present text of the table of pages
 * @returns {readonly WrittenFile[]}
 * @throws {ExitError} when the name of the page could not be a name in code, or its address is taken
 */
export function pageFiles({ title = '', description = '', heading = '', lead = '' }, slug, rows) {
  if (!/^[a-z]/.test(slug)) throw new ExitError('The title of a page begins with a Latin letter.')
  if (RESERVED.includes(slug) || slug in {})
    throw new ExitError(`A page cannot be called "${slug}". Choose another title.`)
  if (rows.includes(`path: '/${slug}'`))
    throw new ExitError(`There is a page at /${slug} already. Choose another title.`)
  const name = slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const footer = `footer: { company: [${quoted(title)}] }`
  const row = `  ${name}: { path: '/${slug}', label: ${quoted(title)}, ${footer} },`
  return [
    { file: `src/content/pages/${slug}.yaml`, text: wordsText({ title, description, heading, lead }) },
    { file: `src/content/pages/${slug}-schema.ts`, text: schemaText(slug) },
    { file: `src/pages/${slug}/${slug}-page.tsx`, text: pageText(name, slug) },
    { file: 'src/content/pages.ts', text: rows.replace(ROWS_END, () => `\n${row}${ROWS_END}`) },
  ]
}

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** @param {Readonly<Record<string, string>>} head */
const wordsText = (head) => `${Object.entries(head)
  .map(([field, text]) => `${field}: ${JSON.stringify(text)}\n`)
  .join('')}
closing:
  question: Would you like to talk to us?
  action: Contact us
`

/** @param {string} slug */
const schemaText = (slug) => `import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The content of \`/${slug}\`: \`content/pages/${slug}.yaml\`. */
const schema = v.strictObject({
  title: singleLine(40),
  description: metaDescription,
  heading: singleLine(60),
  lead: paragraph(20, 160),
  closing: v.strictObject({ question: singleLine(60), action: singleLine(30) }),
})

export const collection = defineCollection({ files: 'pages/${slug}.yaml', schema })
`

/** @param {string} name @param {string} slug */
const pageText = (name, slug) => `import { record as words } from 'virtual:records/pages/${slug}'
import { paths } from '#content/paths.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Closing } from '#ui/closing.tsx'
import { Section } from '#ui/section.tsx'
import type { PageMeta } from '../page.ts'

export const meta: PageMeta = { title: words.title, description: words.description, canonical: paths.${name} }

export function Page() {
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <Section labelledBy="closing">
        <Closing size="h2">
          <h2 id="closing">{words.closing.question}</h2>
          <ButtonLink variant="line" href={paths.contact}>
            {words.closing.action}
          </ButtonLink>
        </Closing>
      </Section>
    </>
  )
}
`
