import * as v from 'valibot'
import { capitalize, numberWord } from '#lib/number-words.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The most characters that a list of courses may have in a page description. */
const MAX_LIST_LENGTH = 70

/** A course: an item of `content/courses.yaml`. The moon beside a topic shows how much of the course is done. */
const schema = v.strictObject({
  name: singleLine(34),
  text: paragraph(20, 100),
  topics: v.pipe(
    v.array(v.strictObject({ name: singleLine(50), text: paragraph(20, 130) })),
    v.check((all) => all.length >= 2 && all.length <= 12, 'a list of two to twelve topics'),
  ),
})

export const collection = defineCollection({
  files: 'courses.yaml',
  schema,
  idField: 'name',
  details: ['id'],
  /**
   * Returns `{courses.topics}`: 'Six topics each.', or 'Ten topics in all.' if the numbers differ. Also returns
   * `{courses.named}`: 'Two courses, A and B,', or 'Nine courses' if their names are too long.
   */
  listPlaceholders: (all) => {
    const counts = all.map(({ topics }) => (Array.isArray(topics) ? topics.length : 0))
    const total = counts.reduce((sum, count) => sum + count, 0)
    const areSame = new Set(counts).size === 1
    const names = all.map(({ name }) => String(name))
    const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
    const number = `${capitalize(numberWord(names.length))} ${names.length === 1 ? 'course' : 'courses'}`
    const named = list.length <= MAX_LIST_LENGTH ? `${number}, ${list},` : number
    const topicCount = capitalize(numberWord(areSame ? (counts[0] ?? 0) : total))
    return {
      named,
      topics: `${topicCount} topics${areSame ? (counts.length > 1 ? ' each.' : '.') : ' in all.'}`,
    }
  },
})
