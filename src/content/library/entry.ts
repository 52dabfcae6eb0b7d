export type Category = 'Content' | 'Business' | 'Marketing' | 'Productivity' | 'Career' | 'Branding' | 'Legal' | 'AI'

/** An agent as its card shows it (spec §3). */
export type AgentCard = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly category: Category
  /** Its lucide icon: `lucide-react/icons/<icon>`. */
  readonly icon: string
  /** The names of what it needs, all of it required, as its prompt calls them. */
  readonly inputs: readonly string[]
}

/** What helps a visitor to fill in an input. Suggestions may be taken; any other words are as good. */
export type InputHelp = {
  readonly hint: string
  readonly example: string
  readonly suggestions?: readonly string[]
  /** Usually more than a line. */
  readonly isLong?: boolean
}

/** What an agent says, beside its card. `Name` is the name of an input. */
export type AgentText<Name extends string = string> = {
  readonly id: number
  /** What is sent to the model. Each input stands in it once, in square brackets, and nothing else does. */
  readonly prompt: string
  readonly help: Readonly<Record<Name, InputHelp>>
  /** What a model's answer consists of, in its order. */
  readonly contains: readonly string[]
  /** The answer's frame in Markdown, as far as it can be honest without a model; inputs in square brackets. */
  readonly skeleton?: string
}

type AgentInput = InputHelp & {
  readonly name: string
  readonly label: string
}

/** An agent with everything its dialog shows. */
export type LibraryAgent = Omit<AgentCard, 'inputs'> &
  Omit<AgentText, 'id' | 'help'> & { readonly inputs: readonly AgentInput[] }
