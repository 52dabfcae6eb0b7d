import {
  siAmazonwebservices,
  siDocker,
  siFlutter,
  siGraphql,
  siKubernetes,
  siLangchain,
  siMongodb,
  siNextdotjs,
  siNodedotjs,
  siOpenai,
  siPostgresql,
  siPython,
  siPytorch,
  siReact,
  siRedis,
  siTensorflow,
  siTypescript,
} from 'simple-icons'
import { technologyLayers } from '#content/technologies.ts'
import { PLASTER } from '#lib/engrave/inks.ts'
import { file } from './file.ts'

/** The marks of technologies, on a grid of 24. */
const marks = [
  ...[siReact, siNextdotjs, siTypescript, siFlutter],
  ...[siNodedotjs, siGraphql, siPython],
  ...[siOpenai, siLangchain, siTensorflow, siPytorch],
  ...[siPostgresql, siMongodb, siRedis],
  ...[siAmazonwebservices, siDocker, siKubernetes],
]

/** One below the other, each in the middle of a square twice its size: a technology's square is its place in the list. */
export function brandMarks(): string {
  const technologies = technologyLayers.flatMap((layer) => layer.technologies)
  const drawing = technologies.map(({ mark }, place) => {
    const path = marks.find(({ slug }) => slug === mark)?.path
    if (!path) throw new Error(`There is no brand mark called ${mark}.`)
    return `<path transform="translate(12 ${12 + 48 * place})" d="${path}"/>`
  })
  const height = 48 * technologies.length
  return file(48, height, drawing.join(''), `fill="${PLASTER}"`)
}
