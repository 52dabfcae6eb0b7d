import * as v from 'valibot'
import { libraryCategories } from '#content/agent-runner/categories.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'
import type { RecordOf } from './collection.ts'
import { integerBetween, lucideIcon, paragraph, singleLine, sortOrder } from './field-schemas.ts'

const name = v.pipe(
  v.string(),
  v.check((said) => /^[a-z]+(_[a-z]+)*$/.test(said), 'lower-case words joined by underscores, such as business_idea'),
)

/** An input that the visitor has to fill in before running an agent. */
const input = v.strictObject({
  /** The name that the prompt uses. */
  name,
  /** The label of its field; derived from the name by default. */
  label: v.exactOptional(singleLine(40)),
  hint: paragraph(10, 160),
  example: singleLine(120),
  /** Values to choose from; any other text is accepted as well. */
  suggestions: v.exactOptional(v.pipe(v.array(singleLine(50)), v.minLength(1, 'at least one suggestion'))),
  /** Whether the input usually takes more than one line. */
  isLong: v.exactOptional(v.boolean()),
})

const text = v.pipe(v.string(), v.trim())

/** An agent of the library: a file in `content/library`. The text below the front matter is its prompt. */
const schema = v.pipe(
  v.strictObject({
    name: singleLine(50),
    /** Never changes or gets reused: links and data stored on devices refer to it. */
    number: integerBetween(1, 999),
    category: v.picklist(libraryCategories),
    icon: v.optional(lucideIcon, 'bot'),
    description: paragraph(30, 110),
    order: v.exactOptional(sortOrder),
    inputs: v.pipe(
      v.array(input),
      v.check((all) => all.length > 0 && all.length <= 6, 'one to six inputs'),
    ),
    /** The parts of a model's answer, in order. */
    contains: v.pipe(
      v.array(singleLine(90)),
      v.check((all) => all.length >= 3 && all.length <= 8, 'three to eight parts'),
    ),
    /** The outline that the demo shows instead of a model's answer, in Markdown; inputs are in square brackets. */
    skeleton: v.exactOptional(text),
    body: v.pipe(
      text,
      v.check((prompt) => prompt.length >= 200 && prompt.length <= 8000, 'a prompt of 200 to 8,000 characters'),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { inputs, body, skeleton = '' } = dataset.value
    const names = inputs.map((one) => one.name)
    const inPrompt = placesIn(body)
    const tell = (key: string, found: string, wanted: string) =>
      addIssue({
        message: wanted,
        input: found,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: found }],
      })
    for (const place of new Set([...inPrompt, ...placesIn(skeleton)].filter((one) => !names.includes(one))))
      tell(inPrompt.includes(place) ? 'body' : 'skeleton', `[${place}]`, 'the name of an input')
    for (const one of names) {
      const times = inPrompt.filter((place) => place === one).length
      if (times !== 1) tell('body', `[${one}]`, `each input once in square brackets; this one appears ${times} times`)
      if (placesIn(skeleton).filter((place) => place === one).length > 1)
        tell('skeleton', `[${one}]`, 'each input at most once')
    }
    if (new Set(names).size < names.length) tell('inputs', names.join(', '), 'inputs with different names')
  }),
)

export const libraryCollection = {
  name: 'library',
  files: 'library/*.md',
  schema,
  unique: ['name', 'number'],
  verbatim: ['body', 'skeleton'],
  details: ['id', 'body', 'inputs', 'contains', 'skeleton'],
  isLoadedWhole: true,
} as const

type Read = RecordOf<typeof schema>

export type LibraryCard = Pick<Read, 'name' | 'number' | 'category' | 'icon' | 'description'> & {
  /** The names of its inputs. */
  readonly needs: readonly string[]
}

export type LibraryDetails = Pick<Read, 'id' | 'contains' | 'skeleton' | 'body'> & {
  readonly inputs: readonly (Read['inputs'][number] & { readonly label: string })[]
}

/** Returns the agents, sorted by order or else by number, with the names and labels of their inputs. */
export function deriveLibrary(all: readonly Read[]): readonly (LibraryCard & LibraryDetails)[] {
  const placeOf = ({ order, number }: Read) => order ?? number
  const inOrder = [...all].sort((a, b) => placeOf(a) - placeOf(b) || a.number - b.number)
  return inOrder.map(({ order: _, ...agent }) => ({
    ...agent,
    needs: agent.inputs.map((one) => one.name),
    inputs: agent.inputs.map((one) => ({ ...one, label: one.label ?? inputLabel(one.name) })),
  }))
}

/** The names in square brackets. */
function placesIn(template: string): readonly string[] {
  return Array.from(template.matchAll(/\[([^\]]*)\]/g), ([, said = '']) => said)
}
