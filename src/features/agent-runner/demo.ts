import { record as words } from 'virtual:records/messages/run'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { blogGuide } from './demo/blog-guide.ts'
import { personaSheet } from './demo/persona-sheet.ts'
import { agentSummary } from './demo/summary.ts'
import { swotAnalysis } from './demo/swot.ts'
import { type InputValues, inputValue } from './prompt.ts'

type DemoBuilder = (agent: LibraryAgent, filledInputs: InputValues) => string

const NOT_GIVEN = 'not given'

/**
 * The builders of the demos that belong to one agent only, by the slug of the agent (see ‘What is said’ in
 * src/docs/specification.md).
 */
const demoBuilders: Readonly<Record<string, DemoBuilder>> = {
  'content-writer': (_, filledInputs) => blogGuide(filledInputs),
  'idea-validator': (_, filledInputs) => swotAnalysis(filledInputs),
  persona: (_, filledInputs) => personaSheet(filledInputs),
}

/**
 * Returns the demo of an agent as Markdown, which is shown when no model answered. Fixed rules build the demo from the
 * inputs and invent no figures or names. The demo ends with a note that says what it is.
 */
export function demoResult(agent: LibraryAgent, values: InputValues): string {
  const filledInputs = Object.fromEntries(agent.inputs.map(({ name }) => [name, filledInput(values, name)]))
  const buildDemo = demoBuilders[agent.slug] ?? agentSummary
  return `${buildDemo(agent, filledInputs).trim()}\n\n---\n\n*${words.demoNote}*\n`
}

function filledInput(values: InputValues, name: string): string {
  return sanitizeText(inputValue(values, name) ?? '').trim() || NOT_GIVEN
}
