import * as v from 'valibot'
import { crowdedNames } from '#lib/engrave/tech-names.ts'
import { initialsOf } from '#lib/slugify.ts'
import { defineCollection, type RecordOf } from '#prerender/records/collection.ts'
import { simpleIcon, singleLine } from '#prerender/records/field-schemas.ts'

/** A layer of technologies, in the order of the orbit: an item of `content/technologies.yaml`. */
const schema = v.strictObject({
  name: singleLine(14),
  technologies: v.pipe(
    v.array(
      v.strictObject({
        name: singleLine(18),
        /** The name of an icon on simpleicons.org. Without an icon, the initials of the technology are shown. */
        mark: v.optional(simpleIcon),
      }),
    ),
    v.minLength(1, 'at least one technology'),
  ),
})

export const collection = defineCollection({
  files: 'technologies.yaml',
  schema,
  idField: 'name',
  details: ['id', 'marks'],
  /** Returns `{technologies.total}`: the number of technologies in all layers. */
  listPlaceholders: (all) => ({
    total: all.reduce((sum, layer) => sum + (Array.isArray(layer.technologies) ? layer.technologies.length : 0), 0),
  }),
  derive: deriveTechnologies,
})

type LayerRecord = RecordOf<typeof schema>
type Technology = {
  readonly name: string
  readonly isQuiet?: true
  /** Shown in place of an icon. */
  readonly initials?: string
}
export type TechnologyLayer = Omit<LayerRecord, 'id' | 'technologies'> & {
  /** Set if the name is shown only on hover or focus, because it would touch another name. */
  readonly isQuiet?: true
  readonly technologies: readonly Technology[]
}

/** The icons of a layer's technologies, by their names on simpleicons.org; '' for a technology without an icon. */
export type LayerMarks = { readonly marks: readonly string[] }

/** Returns the layers, and marks the names that the orbit has no room for. */
export function deriveTechnologies(all: readonly LayerRecord[]): readonly (TechnologyLayer & LayerMarks)[] {
  const { layers, technologies: crowded } = crowdedNames(
    all.map(({ name, technologies: list }) => ({ name, technologies: list.map((technology) => technology.name) })),
  )
  let technologyIndex = 0
  return all.map((layer, index) => ({
    ...layer,
    ...(layers[index] && { isQuiet: true as const }),
    technologies: layer.technologies.map(({ name, mark }) => ({
      name,
      ...(!mark && { initials: initialsOf(name) }),
      ...(crowded[technologyIndex++] && { isQuiet: true as const }),
    })),
    // a separate list, because only the drawing of the icons reads it
    marks: layer.technologies.map(({ mark }) => mark ?? ''),
  }))
}
