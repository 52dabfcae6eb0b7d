/** A segment of a path in absolute coordinates: M, L, Q or Z. */
export type Segment = { readonly command: string; readonly points: readonly number[] }

/** How far a curve may be from what replaces it, in units of the path. */
const TOLERANCE = 1

/**
 * Returns the data of an SVG path in whole numbers, as short as it can be said: in relative steps, with a line for a
 * curve that is nearly straight, and without a control point that mirrors the one before it. The wordmark is part of
 * the first script and of every page.
 */
export function compactPath(segments: readonly Segment[]): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let mirrored: Step | null = null // the control point that `t` would have
  let lastCommand = ''
  const parts: string[] = []
  const write = (command: string, values: readonly number[]) => {
    const text = values.join(' ').replaceAll(' -', '-')
    parts.push(command !== lastCommand ? command + text : text.startsWith('-') ? text : ` ${text}`)
    lastCommand = command
  }
  for (const [index, { command, points }] of segments.entries()) {
    const [endX = startX, endY = startY] = points.slice(-2)
    const [dx, dy] = [endX - x, endY - y]
    const [controlX = 0, controlY = 0] = points
    const control = [controlX - x, controlY - y] as const
    const isCurve = command === 'Q' && !isStraight(control, [dx, dy])
    const isMirrored: boolean = isCurve && mirrored !== null && isNear(control, mirrored)
    if (command === 'M') write('M', points)
    else if (command === 'Z') write('z', [])
    else if (isMirrored) write('t', [dx, dy])
    else if (isCurve) write('q', [...control, dx, dy])
    else if (segments[index + 1]?.command === 'Z' && endX === startX && endY === startY) {
      // `z` draws this line
    } else if (dy === 0) write('h', [dx])
    else if (dx === 0) write('v', [dy])
    else write('l', [dx, dy])
    const [drawnX, drawnY]: Step = isMirrored && mirrored ? mirrored : control
    mirrored = isCurve ? [dx - drawnX, dy - drawnY] : null
    if (command === 'M') [startX, startY] = [endX, endY]
    ;[x, y] = [endX, endY]
  }
  return parts.join('')
}

type Step = readonly [number, number]

function isNear([x, y]: Step, [otherX, otherY]: Step): boolean {
  return Math.abs(x - otherX) <= TOLERANCE && Math.abs(y - otherY) <= TOLERANCE
}

/** Returns whether a curve stays within half a unit of the line to its end. */
function isStraight([controlX, controlY]: Step, [dx, dy]: Step): boolean {
  const length = Math.hypot(dx, dy)
  return length > 0 && Math.abs(controlX * dy - controlY * dx) / length <= TOLERANCE
}
