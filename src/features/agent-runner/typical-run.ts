import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { estimateTokens } from '#lib/estimate-tokens.ts'
import type { AvailableModel } from './model-list.ts'
import { runCost } from './models.ts'
import { fillPrompt } from './prompt.ts'

/** How many tokens an answer has if the agent has no sample: about 1,000 words, which most prompts set as the maximum. */
const DEFAULT_ANSWER_TOKENS = 1500

type TypicalAgent = Pick<LibraryAgent, 'prompt' | 'inputs' | 'sampleTokens'>

/** What a usual run of an agent sends, receives and costs. */
export type TypicalRun = {
  readonly promptTokens: number
  readonly answerTokens: number
  /** In US dollars, without what the model thinks. */
  readonly cost: number
  /** Whether the model may think before it answers, which is charged as well. */
  readonly mayThink: boolean
}

/**
 * Returns the sizes and the cost of a run with the examples of the inputs and an answer as long as the sample, or null if
 * the model has no price.
 */
export function typicalRun({ prompt, inputs, sampleTokens }: TypicalAgent, model: AvailableModel): TypicalRun | null {
  const examples = Object.fromEntries(inputs.map(({ name, example }) => [name, example]))
  const promptTokens = estimateTokens(fillPrompt(prompt, examples))
  const answerTokens = sampleTokens ?? DEFAULT_ANSWER_TOKENS
  const cost = runCost(model, { promptTokens, answerTokens, thinkingTokens: 0 })
  return cost === null ? null : { promptTokens, answerTokens, cost, mayThink: model.fields.reasoning_effort !== 'none' }
}
