import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'
import { pageRows } from '../pages.ts'

const promiseFields = pageRows.flatMap(({ name, menu }) => (menu ? [[name, singleLine(40)] as const] : []))

/** The content of the header: `content/pages/header.yaml`. */
const schema = v.strictObject({
  /** The tagline below each page in the menus, by the name of the page. */
  promises: v.strictObject(Object.fromEntries(promiseFields) as Record<string, ReturnType<typeof singleLine>>),
})

export const collection = defineCollection({ files: 'pages/header.yaml', schema })
