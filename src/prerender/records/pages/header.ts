import * as v from 'valibot'
import { pageRows } from '#content/pages.ts'
import type { DeepReadonly } from '../collection.ts'
import { singleLine } from '../field-schemas.ts'

const inMenus = pageRows.flatMap(({ name, menu }) => (menu ? [[name, singleLine(40)] as const] : []))

/** The words of the header: `content/pages/header.yaml`. */
const schema = v.strictObject({
  /** Of each page that stands in a menu, by its name. */
  promises: v.strictObject(Object.fromEntries(inMenus) as Record<string, ReturnType<typeof singleLine>>),
})

export const headerCollection = { name: 'pages/header', files: 'pages/header.yaml', schema } as const

export type HeaderContent = DeepReadonly<v.InferOutput<typeof schema>>
