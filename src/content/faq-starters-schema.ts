import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { paths } from './paths.ts'

type Page = keyof typeof paths
const pages = Object.keys(paths) as readonly Page[]

const fourQuestions = v.pipe(
  v.array(v.string()),
  v.check((all) => all.length === 4 && new Set(all).size === 4, 'a list of four different questions'),
)

/** The four questions that the chat offers on each page: `content/faq-starters.yaml`. */
const schema = v.strictObject({
  anywhere: fourQuestions,
  ...(Object.fromEntries(pages.map((page) => [page, v.exactOptional(fourQuestions)])) as Record<
    Page,
    v.ExactOptionalSchema<typeof fourQuestions, undefined>
  >),
})

export const collection = defineCollection({
  files: 'faq-starters.yaml',
  schema,
  references: Object.fromEntries(['anywhere', ...pages].map((page) => [page, 'faq.title'])),
})
