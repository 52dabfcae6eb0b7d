import { record as words } from 'virtual:records/messages/run'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { sanitizeText } from '#lib/sanitize-text.ts'
import { blogGuide } from './demo/blog-guide.ts'
import { personaSheet } from './demo/persona-sheet.ts'
import { agentSummary } from './demo/summary.ts'
import { swotAnalysis } from './demo/swot.ts'
import { type InputValues, inputValue } from './prompt.ts'

type Demo = (agent: LibraryAgent, given: InputValues) => string

const NOT_GIVEN = 'not given'

/**
 * The agents with a demo of their own, by file name (src/docs/specification.md, what is said). Others get a summary.
 */
const demos: Readonly<Record<string, Demo>> = {
  'content-writer': (_, given) => blogGuide(given),
  'idea-validator': (_, given) => swotAnalysis(given),
  persona: (_, given) => personaSheet(given),
}

/**
 * Returns the Markdown that is shown when no model answered. Rules build it from the inputs and invent no figures or
 * names. It ends with a note that says it is a demo.
 */
export function demoResult(agent: LibraryAgent, values: InputValues): string {
  const given = Object.fromEntries(agent.inputs.map(({ name }) => [name, givenInput(values, name)]))
  const demo = demos[agent.slug] ?? agentSummary
  return `${demo(agent, given).trim()}\n\n---\n\n*${words.demoNote}*\n`
}

function givenInput(values: InputValues, name: string): string {
  return sanitizeText(inputValue(values, name) ?? '').trim() || NOT_GIVEN
}
