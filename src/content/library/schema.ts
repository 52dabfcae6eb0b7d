import * as v from 'valibot'
import { estimateTokens } from '#lib/estimate-tokens.ts'
import { headingsIn } from '#prerender/markdown-tree.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { integerBetween, lucideIcon, paragraph, singleLine, sortOrder } from '#prerender/records/field-schemas.ts'
import { libraryCategories } from '../agent-runner/categories.ts'
import { inputLabel } from '../agent-runner/input-names.ts'
import { missingHeading, splitSample } from './sample.ts'

const name = v.pipe(
  v.string(),
  v.check((value) => /^[a-z]+(_[a-z]+)*$/.test(value), 'lower-case words joined by underscores, such as business_idea'),
)

/** An input that the visitor has to fill in before running an agent. */
const input = v.strictObject({
  /** The name of the input in the prompt. */
  name,
  /** The label of the input's field; derived from the name by default. */
  label: v.exactOptional(singleLine(40)),
  hint: paragraph(10, 160),
  example: singleLine(120),
  /** Values to choose from; any other text is accepted as well. */
  suggestions: v.exactOptional(v.pipe(v.array(singleLine(50)), v.minLength(1, 'at least one suggestion'))),
  /** Whether the input usually takes more than one line. */
  isLong: v.exactOptional(v.boolean()),
})

const text = v.pipe(v.string(), v.trim())

/**
 * An agent of the library: a file in `content/library`. The text below the front matter is its prompt, and after the
 * mark `<!-- sample -->` a sample of its answer.
 */
const schema = v.pipe(
  v.strictObject({
    name: singleLine(50),
    /** Never changes and is never reused, because links and data on devices refer to it. */
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
    /**
     * The outline that the demo shows instead of a model's answer. It is in Markdown, with inputs in square brackets.
     */
    skeleton: v.exactOptional(text),
    body: v.pipe(
      text,
      v.transform(splitSample),
      v.check(({ prompt }) => prompt.length >= 200 && prompt.length <= 8000, 'a prompt of 200 to 8,000 characters'),
      v.check(
        ({ prompt }) => !prompt.includes('<!--'),
        'one comment at most, the line <!-- sample --> above the sample',
      ),
      v.check(
        ({ sample }) => sample === undefined || (sample.length >= 200 && sample.length <= 20_000),
        'a sample of 200 to 20,000 characters below <!-- sample -->; without a sample, leave the line out',
      ),
    ),
  }),
  v.transform(({ body, ...fields }) => ({
    ...fields,
    body: body.prompt,
    ...(body.sample !== undefined && { sample: body.sample }),
  })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { inputs, body, skeleton = '', sample } = dataset.value
    const names = inputs.map(({ name }) => name)
    const promptNames = bracketNamesIn(body)
    const report = (key: string, found: string, wanted: string) =>
      addIssue({
        message: wanted,
        input: found,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: found }],
      })
    for (const bracketName of new Set(
      [...promptNames, ...bracketNamesIn(skeleton)].filter((bracketName) => !names.includes(bracketName)),
    ))
      report(promptNames.includes(bracketName) ? 'body' : 'skeleton', `[${bracketName}]`, 'the name of an input')
    for (const inputName of names) {
      const times = promptNames.filter((bracketName) => bracketName === inputName).length
      if (times !== 1)
        report('body', `[${inputName}]`, `each input once in square brackets; this one appears ${times} times`)
      if (bracketNamesIn(skeleton).filter((bracketName) => bracketName === inputName).length > 1)
        report('skeleton', `[${inputName}]`, 'each input at most once')
    }
    if (sample !== undefined) {
      const unfilled = bracketNamesIn(sample).find((bracketName) => names.includes(bracketName))
      if (unfilled !== undefined) report('body', `[${unfilled}]`, 'a sample that answers the examples of the inputs')
      const missing = missingHeading(body, headingsIn(sample))
      if (missing) report('body', missing, 'this heading in the sample, in the order in which the prompt asks for it')
    }
    if (new Set(names).size < names.length) report('inputs', names.join(', '), 'inputs with different names')
  }),
)

export const collection = defineCollection({
  files: 'library/*.md',
  schema,
  unique: ['name', 'number'],
  verbatim: ['body', 'skeleton'],
  details: ['id', 'body', 'inputs', 'contains', 'skeleton', 'sampleTokens'],
  loadsDetailsTogether: true,
  loadsAlone: 'sample',
  derive: deriveLibrary,
})

type LibraryRecord = RecordOf<typeof schema>

export type LibraryCard = Pick<LibraryRecord, 'name' | 'number' | 'category' | 'icon' | 'description'> & {
  /** The names of the agent's inputs. */
  readonly needs: readonly string[]
  readonly hasSample: boolean
}

export type LibraryDetails = Pick<LibraryRecord, 'id' | 'contains' | 'skeleton' | 'body'> & {
  /** About how many tokens the sample has, which stands for a usual answer. Undefined without a sample. */
  readonly sampleTokens?: number
  readonly inputs: readonly (LibraryRecord['inputs'][number] & { readonly label: string })[]
}

type LibrarySample = Pick<LibraryRecord, 'sample'>

/**
 * Returns the agents, sorted by order or else by number, with the names and labels of their inputs and the size of their
 * samples.
 */
export function deriveLibrary(
  all: readonly LibraryRecord[],
): readonly (LibraryCard & LibraryDetails & LibrarySample)[] {
  const orderOf = ({ order, number }: LibraryRecord) => order ?? number
  const sorted = [...all].sort((a, b) => orderOf(a) - orderOf(b) || a.number - b.number)
  return sorted.map(({ order: _, ...agent }) => ({
    ...agent,
    needs: agent.inputs.map(({ name }) => name),
    hasSample: agent.sample !== undefined,
    ...(agent.sample !== undefined && { sampleTokens: estimateTokens(agent.sample) }),
    inputs: agent.inputs.map((field) => ({ ...field, label: field.label ?? inputLabel(field.name) })),
  }))
}

/** Returns the names in square brackets. */
function bracketNamesIn(template: string): readonly string[] {
  return Array.from(template.matchAll(/\[([^\]]*)\]/g), ([, inputName = '']) => inputName)
}
