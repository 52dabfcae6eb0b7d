import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { inputLabel } from '#content/agent-runner/input-names.ts'

/**
 * Returns a made-up agent with these inputs. Tests use made-up agents because staff may change the real ones.
 * @param slug the name of the agent's file. If the site has a demo for this name, the agent has that demo.
 */
export function agentFor(slug: string, inputs: readonly string[], changes: Partial<LibraryAgent> = {}): LibraryAgent {
  return {
    id: 1,
    slug,
    name: `Agent called ${slug}`,
    category: 'Content',
    icon: 'bot',
    hasSample: false,
    description: 'Does what a test wants to be done, and no more.',
    inputs: inputs.map((name) => ({
      name,
      label: inputLabel(name),
      hint: 'Whatever a test gives.',
      example: `Some ${inputLabel(name).toLowerCase()}`,
    })),
    contains: ['What was asked for', 'What it rests on', 'What to do next'],
    prompt: inputs.map((name) => `<${name}>[${name}]</${name}>`).join('\n'),
    ...changes,
  }
}
