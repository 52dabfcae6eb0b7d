import * as v from 'valibot'
import { paths } from '#content/paths.ts'
import type { RecordOf } from './collection.ts'

type Page = keyof typeof paths

const pages: readonly ('anywhere' | Page)[] = ['anywhere', ...(Object.keys(paths) as Page[])]

/** The questions that the chat offers on a page: an item of `content/faq-starters.yaml`. */
const schema = v.strictObject({
  page: v.picklist(pages),
  questions: v.pipe(
    v.array(v.string()),
    v.check((all) => all.length === 4 && new Set(all).size === 4, 'four questions'),
  ),
})

export const faqStarters = {
  name: 'faq-starters',
  files: 'faq-starters.yaml',
  schema,
  listedBy: 'page',
  refers: { questions: 'faq.title' },
} as const

export type FaqStarters = RecordOf<typeof schema>
