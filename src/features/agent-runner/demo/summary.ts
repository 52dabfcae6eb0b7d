import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { literal } from '../plain.ts'
import { preview, type Values } from '../prompt.ts'

/** The demo of every agent without one of its own: the inputs, what a model's answer holds, and a frame to begin with. */
export function summary({ name, inputs, contains, skeleton }: LibraryAgent, given: Values): string {
  const lines = inputs.map((input) => `- **${input.label}:** ${literal(given[input.name] ?? '')}`)
  const parts = contains.map((part, index) => `${index + 1}. ${part}`)
  return [
    `# ${literal(name)}`,
    `## Your inputs\n\n${lines.join('\n')}`,
    `## What a live answer holds\n\n${parts.join('\n')}`,
    ...(skeleton ? [filledIn(skeleton, given)] : []),
  ].join('\n\n')
}

function filledIn(skeleton: string, given: Values): string {
  return preview(skeleton, given)
    .map((piece) => (piece.kind === 'text' ? piece.text : literal(given[piece.name] ?? '')))
    .join('')
}
