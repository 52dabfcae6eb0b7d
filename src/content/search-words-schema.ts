import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'

const group = v.pipe(
  v.string(),
  v.check(
    (text) => /^[a-z0-9]+( [a-z0-9]+)*(, [a-z0-9]+( [a-z0-9]+)*)+$/.test(text),
    'two or more words or phrases in lower case, separated by commas',
  ),
  v.check((text) => new Set(text.split(', ')).size === text.split(', ').length, 'different words'),
  v.check((text) => /(^|, )[a-z0-9]+(,|$)/.test(text), 'at least one single word'),
)

/** Words that the search takes for one another: `content/search-words.yaml`. */
const schema = v.strictObject({ synonyms: v.array(group) })

export const collection = defineCollection({ files: 'search-words.yaml', schema })
