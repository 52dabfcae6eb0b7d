import { rad } from '#lib/engrave/geometry.ts'

const DEGREES_PER_MINUTE = 18 // 20 minutes make a full circle

/** A small arc whose length shows the reading time. */
export function ReadingArc({ minutes }: { readonly minutes: number }) {
  const endAngle = rad(-90 + Math.min(359, minutes * DEGREES_PER_MINUTE))
  const largeArcFlag = minutes * DEGREES_PER_MINUTE > 180 ? 1 : 0
  const endPoint = [8 + 6 * Math.cos(endAngle), 8 + 6 * Math.sin(endAngle)].map((value) => value.toFixed(2)).join(' ')
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6" stroke="var(--colors-line)" strokeWidth="2" />
      <path d={`M8 2A6 6 0 ${largeArcFlag} 1 ${endPoint}`} stroke="var(--colors-text)" strokeWidth="2" />
      <circle cx="8" cy="8" r="1.5" fill="var(--colors-signal)" />
    </svg>
  )
}
