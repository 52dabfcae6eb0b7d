import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { type InputValues, promptSegments } from '../prompt.ts'

/**
 * Returns the demo of an agent that has no demo of its own: the inputs, what a live answer contains, and a skeleton to
 * start from if the agent has one.
 */
export function agentSummary({ name, inputs, contains, skeleton }: LibraryAgent, filledInputs: InputValues): string {
  const inputLines = inputs.map((input) => `- **${input.label}:** ${escapeMarkdown(filledInputs[input.name] ?? '')}`)
  const contentLines = contains.map((content, index) => `${index + 1}. ${content}`)
  return [
    `# ${escapeMarkdown(name)}`,
    `## Your inputs\n\n${inputLines.join('\n')}`,
    `## What a live answer holds\n\n${contentLines.join('\n')}`,
    ...(skeleton ? [fillSkeleton(skeleton, filledInputs)] : []),
  ].join('\n\n')
}

function fillSkeleton(skeleton: string, filledInputs: InputValues): string {
  return promptSegments(skeleton, filledInputs)
    .map((segment) => (segment.kind === 'text' ? segment.text : escapeMarkdown(filledInputs[segment.name] ?? '')))
    .join('')
}
