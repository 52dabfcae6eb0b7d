/** One demonstration: a command, then what is answered; `result` stands at the end of the line once it is there. */
export type Script = {
  readonly lines: readonly [ScriptLine, ...ScriptLine[]]
}
type ScriptLine = { readonly text: string; readonly result?: string }

/** The three loops of the hero's terminal (spec §4): the AI system starts, a brief becomes a blueprint, code is deployed. */
export const scripts = [
  {
    lines: [
      { text: 'vyomix init --agents 5' },
      { text: 'loading models', result: 'done' },
      { text: 'linking knowledge base', result: 'done' },
      { text: 'input > analyzer > processor > output' },
      { text: 'AI system ready' },
    ],
  },
  {
    lines: [
      { text: 'vyomix plan requirements.md' },
      { text: 'reading business requirements', result: 'done' },
      { text: 'goals 3 · risks 2 · open questions 1' },
      { text: 'drawing blueprint', result: 'done' },
      { text: 'next: code, tests, deploy' },
    ],
  },
  {
    lines: [
      { text: 'vyomix ship' },
      { text: 'building code', result: 'done' },
      { text: 'running tests', result: 'passed' },
      { text: 'deploying to production', result: 'done' },
      { text: 'live, and watched 24/7' },
    ],
  },
] as const satisfies readonly Script[]
