import { expect, test } from 'vitest'
import { crowdedNames } from '#lib/engrave/tech-names.ts'
import { orbitAngle, techArcs, techDial } from '#lib/engrave/tech-ring.ts'

/** Returns this number of technologies with long names, in layers of up to six. */
const layersWith = (count: number) =>
  Array.from({ length: Math.ceil(count / 6) }, (_, layer) => ({
    name: `Layer ${layer}`,
    technologies: Array.from(
      { length: Math.min(6, count - layer * 6) },
      (__, index) => `A technology ${layer}${index}`,
    ),
  }))

/** The size of the orbit on pages of 640, 1024 and 1440 px, in px. */
const ORBITS = [455, 700, 700]

test.each([1, 3, 17, 51])('of %i technologies no two visible names touch while they turn', (count) => {
  const layers = layersWith(count)
  const names = layers.flatMap(({ technologies }) => technologies)
  const { technologies: hidden } = crowdedNames(layers)
  const shown = names.flatMap((name, index) =>
    hidden[index] ? [] : [{ width: name.length * 7.9, angle: orbitAngle(index, count) }],
  )
  for (const size of ORBITS) {
    const reach = (406 * size) / 700
    const touching = shown.filter((name, index) =>
      shown
        .slice(0, index)
        .some(
          (other) => 2 * reach * Math.abs(Math.sin((name.angle - other.angle) / 2)) < (name.width + other.width) / 2,
        ),
    )
    expect(touching, `${size} px`).toEqual([])
  }
  expect(shown.length).toBeGreaterThanOrEqual(Math.min(count, 8))
})

test('names of the usual length are all visible, and so are those of their layers', () => {
  const layers = [4, 3, 4, 3, 3].map((count, layer) => ({
    name: 'Interfaces',
    technologies: Array.from({ length: count }, (_, index) => `PostgreS${layer}${index}`),
  }))
  const { layers: hiddenLayers, technologies } = crowdedNames(layers)
  expect([...hiddenLayers, ...technologies]).not.toContain(true)
})

test.each([1, 3, 17, 51])(
  'the dial of %i technologies has at least 180 ticks, and each technology has a star',
  (count) => {
    const drawing =
      techDial(count) +
      techArcs(layersWith(count).map(({ technologies }) => ({ count: technologies.length, tint: '#fff' })))
    expect(drawing).not.toContain('NaN')
    expect(drawing.match(/M[-\d. ]+L/g)?.length).toBeGreaterThanOrEqual(180)
    expect(drawing.match(/r="6.5"/g)).toHaveLength(count)
  },
)
