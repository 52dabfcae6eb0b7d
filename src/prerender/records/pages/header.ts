import * as v from 'valibot'
import { pageRows } from '#content/pages.ts'
import type { DeepReadonly } from '../collection.ts'
import { singleLine } from '../field-schemas.ts'

const promiseFields = pageRows.flatMap(({ name, menu }) => (menu ? [[name, singleLine(40)] as const] : []))

/** The content of the header: `content/pages/header.yaml`. */
const schema = v.strictObject({
  /** The tagline below each page in the menus, by the name of the page. */
  promises: v.strictObject(Object.fromEntries(promiseFields) as Record<string, ReturnType<typeof singleLine>>),
})

export const headerCollection = { name: 'pages/header', files: 'pages/header.yaml', schema } as const

export type HeaderContent = DeepReadonly<v.InferOutput<typeof schema>>
