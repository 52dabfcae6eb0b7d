import * as v from 'valibot'
import { crowdedNames } from '#lib/engrave/tech-names.ts'
import { initialsOf } from '#lib/slugify.ts'
import type { Collection, RecordOf } from './collection.ts'
import { simpleIcon, singleLine } from './field-schemas.ts'

/** A layer of technologies, in the order in which they stand on the orbit: an item of `content/technologies.yaml`. */
const schema = v.strictObject({
  name: singleLine(14),
  technologies: v.pipe(
    v.array(
      v.strictObject({
        name: singleLine(18),
        /** The name of its mark on simpleicons.org; its initials without one. */
        mark: v.optional(simpleIcon),
      }),
    ),
    v.minLength(1, 'one technology or more'),
  ),
})

export const technologiesCollection = {
  name: 'technologies',
  files: 'technologies.yaml',
  schema,
  listedBy: 'name',
  details: ['id', 'marks'],
  /** `{technologies.total}`: how many there are in all layers. */
  tells: (all) => ({
    total: all.reduce((sum, layer) => sum + (Array.isArray(layer.technologies) ? layer.technologies.length : 0), 0),
  }),
} as const satisfies Collection<typeof schema>

type Read = RecordOf<typeof schema>
type Technology = {
  readonly name: string
  readonly isQuiet?: true
  /** In place of a mark. */
  readonly initials?: string
}
export type TechnologyLayer = Omit<Read, 'id' | 'technologies'> & {
  /** Whether its own name, or that of a technology, waits until one comes to it: it would touch another. */
  readonly isQuiet?: true
  readonly technologies: readonly Technology[]
}

/** The marks of a layer's technologies, by their names on simpleicons.org; '' where one has none. */
export type LayerMarks = { readonly marks: readonly string[] }

/** Returns the layers, and which names the orbit has no room for. */
export function deriveTechnologies(all: readonly Read[]): readonly (TechnologyLayer & LayerMarks)[] {
  const { layers, technologies: quiet } = crowdedNames(
    all.map(({ name, technologies: held }) => ({ name, technologies: held.map((one) => one.name) })),
  )
  let place = 0
  return all.map((layer, index) => ({
    ...layer,
    ...(layers[index] && { isQuiet: true as const }),
    technologies: layer.technologies.map(({ name, mark }) => ({
      name,
      ...(!mark && { initials: initialsOf(name) }),
      ...(quiet[place++] && { isQuiet: true as const }),
    })),
    // in a list of its own, which only the drawing of the marks reads
    marks: layer.technologies.map(({ mark }) => mark ?? ''),
  }))
}
