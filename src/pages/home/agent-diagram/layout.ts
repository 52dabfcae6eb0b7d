import { type AgentConnectionId, agentConnections, type CollaboratorId } from '#content/collaboration.ts'

type Point = { readonly x: number; readonly y: number }
export type DiagramLayout = {
  readonly width: number
  readonly height: number
  /** The height of the name below each circle. Lines start below the names or, if this height is 0, at the circles. */
  readonly nameHeight: number
  readonly positions: Readonly<Record<CollaboratorId, Point>>
}
/** A straight line on a chart: its start, its length, and its angle in degrees, clockwise from the right. */
export type DiagramLine = Point & { readonly length: number; readonly angle: number }

/** The gap between a circle and a line that starts or ends at the circle. */
const GAP = 14

/** The radius of each agent's circle, in units of the chart. Agents with more connections are larger. */
export const radii: Readonly<Record<CollaboratorId, number>> = {
  input: 30,
  analyzer: 30,
  processor: 42,
  knowledge: 30,
  output: 24,
}

/** The wide chart, beside or below the text. */
export const wideLayout: DiagramLayout = {
  width: 980,
  height: 580,
  nameHeight: 0,
  positions: {
    input: { x: 104, y: 322 },
    analyzer: { x: 358, y: 120 },
    knowledge: { x: 408, y: 420 },
    processor: { x: 640, y: 222 },
    output: { x: 872, y: 330 },
  },
}

/** The tall chart, for narrow screens. */
export const tallLayout: DiagramLayout = {
  width: 440,
  height: 880,
  nameHeight: 76,
  positions: {
    input: { x: 220, y: 72 },
    analyzer: { x: 112, y: 282 },
    knowledge: { x: 326, y: 322 },
    processor: { x: 212, y: 544 },
    output: { x: 244, y: 758 },
  },
}

/** Returns the line of each connection. In a layout with a `nameHeight`, every line has to lead down. */
export function linesOf({ positions, nameHeight }: DiagramLayout): Readonly<Record<AgentConnectionId, DiagramLine>> {
  const lines = agentConnections.map(({ id, from, to }) => {
    const [a, b] = [positions[from], positions[to]]
    const angle = Math.atan2(b.y - a.y, b.x - a.x)
    const start = nameHeight > 0 ? (radii[from] + nameHeight) / Math.sin(angle) : radii[from] + GAP
    const length = Math.hypot(b.x - a.x, b.y - a.y) - start - radii[to] - GAP
    const [x, y] = [a.x + start * Math.cos(angle), a.y + start * Math.sin(angle)]
    return [id, { x, y, length, angle: (angle * 180) / Math.PI }] as const
  })
  return Object.fromEntries(lines) as Record<AgentConnectionId, DiagramLine>
}
