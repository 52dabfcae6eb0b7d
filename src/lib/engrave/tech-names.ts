import { orbitAngle } from './tech-ring.ts'

type Layer = { readonly name: string; readonly technologies: readonly string[] }
type Name = { readonly name: string; readonly angle: number }

/** The orbit on a page of 640 px, the smallest that shows it: the radii of names and the widths of letters, in px. */
const SMALLEST_ORBIT = { technologies: 264, layers: 127, letter: 8.2, small: 7.8 } as const
const MIN_GAP = 6

/**
 * Returns, for each layer and technology, whether its name is hidden by default, because it would touch another name
 * while the orbit turns.
 */
export function crowdedNames(layers: readonly Layer[]): {
  readonly layers: readonly boolean[]
  readonly technologies: readonly boolean[]
} {
  const names = layers.flatMap(({ technologies }) => technologies)
  let first = 0
  const layerNames = layers.map(({ name, technologies: { length } }) => {
    const angle = orbitAngle(first + (length - 1) / 2, names.length)
    first += length
    return { name, angle }
  })
  return {
    layers: crowded(layerNames, SMALLEST_ORBIT.layers, SMALLEST_ORBIT.small),
    technologies: crowded(
      names.map((name, index) => ({ name, angle: orbitAngle(index, names.length) })),
      SMALLEST_ORBIT.technologies,
      SMALLEST_ORBIT.letter,
    ),
  }
}

/** Returns whether each name is too close to a visible one at the top of the orbit, where names are side by side. */
function crowded(names: readonly Name[], reach: number, letter: number): readonly boolean[] {
  const shown: Name[] = []
  return names.map((name) => {
    const isFree = shown.every((other) => {
      const chord = 2 * reach * Math.abs(Math.sin((name.angle - other.angle) / 2))
      return chord >= (letter * (name.name.length + other.name.length)) / 2 + MIN_GAP
    })
    if (isFree) shown.push(name)
    return !isFree
  })
}
