import { orbitAngle } from './tech-ring.ts'

type Layer = { readonly name: string; readonly technologies: readonly string[] }
type Name = { readonly name: string; readonly angle: number }

/** The orbit on a page of 640 px, the smallest that shows it: the radii of names and the widths of letters, in px. */
const NARROWEST = { technologies: 264, layers: 127, letter: 8.2, small: 7.8 } as const
const APART = 6

/**
 * Returns, for each layer and technology, whether its name is hidden by default: names turn with the orbit and must not
 * touch.
 */
export function crowdedNames(all: readonly Layer[]): {
  readonly layers: readonly boolean[]
  readonly technologies: readonly boolean[]
} {
  const names = all.flatMap(({ technologies }) => technologies)
  let first = 0
  const middles = all.map(({ name, technologies: { length } }) => {
    const angle = orbitAngle(first + (length - 1) / 2, names.length)
    first += length
    return { name, angle }
  })
  return {
    layers: quiet(middles, NARROWEST.layers, NARROWEST.small),
    technologies: quiet(
      names.map((name, index) => ({ name, angle: orbitAngle(index, names.length) })),
      NARROWEST.technologies,
      NARROWEST.letter,
    ),
  }
}

/** Compares names as they are at the top, side by side, where two names need half the width of each. */
function quiet(names: readonly Name[], reach: number, letter: number): readonly boolean[] {
  const shown: Name[] = []
  return names.map((name) => {
    const isFree = shown.every((other) => {
      const chord = 2 * reach * Math.abs(Math.sin((name.angle - other.angle) / 2))
      return chord >= (letter * (name.name.length + other.name.length)) / 2 + APART
    })
    if (isFree) shown.push(name)
    return !isFree
  })
}
