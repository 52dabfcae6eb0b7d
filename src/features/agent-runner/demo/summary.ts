import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { type InputValues, promptSegments } from '../prompt.ts'

/**
 * Returns the demo of agents without their own: the inputs, what a live answer contains, and a skeleton to start from.
 */
export function agentSummary({ name, inputs, contains, skeleton }: LibraryAgent, given: InputValues): string {
  const lines = inputs.map((input) => `- **${input.label}:** ${escapeMarkdown(given[input.name] ?? '')}`)
  const parts = contains.map((part, index) => `${index + 1}. ${part}`)
  return [
    `# ${escapeMarkdown(name)}`,
    `## Your inputs\n\n${lines.join('\n')}`,
    `## What a live answer holds\n\n${parts.join('\n')}`,
    ...(skeleton ? [filledIn(skeleton, given)] : []),
  ].join('\n\n')
}

function filledIn(skeleton: string, given: InputValues): string {
  return promptSegments(skeleton, given)
    .map((piece) => (piece.kind === 'text' ? piece.text : escapeMarkdown(given[piece.name] ?? '')))
    .join('')
}
