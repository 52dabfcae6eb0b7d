import * as v from 'valibot'
import { pageRows } from '#content/pages.ts'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

const inMenus = pageRows.flatMap(({ name, menu }) => (menu ? [[name, line(40)] as const] : []))

/** The words of the header: `content/pages/header.yaml`. */
const schema = v.strictObject({
  /** Of each page that stands in a menu, by its name. */
  promises: v.strictObject(Object.fromEntries(inMenus) as Record<string, ReturnType<typeof line>>),
})

export const headerWords = { name: 'pages/header', files: 'pages/header.yaml', schema } as const

export type HeaderWords = Fixed<v.InferOutput<typeof schema>>
