import { brandIdentity } from './brand-identity.ts'
import { agentCards } from './cards.ts'
import { chatbotPersonality } from './chatbot-personality.ts'
import { contentWriter } from './content-writer.ts'
import type { AgentText, InputHelp, LibraryAgent } from './entry.ts'
import { ideaValidator } from './idea-validator.ts'
import { inputLabel } from './input-names.ts'
import { personaGenerator } from './persona.ts'
import { pitchDeck } from './pitch-deck.ts'
import { promptOptimizer } from './prompt-optimizer.ts'
import { resumeWriter } from './resume.ts'
import { socialCalendar } from './social-calendar.ts'
import { termsPrivacy } from './terms-privacy.ts'

const texts: readonly AgentText[] = [
  contentWriter,
  ideaValidator,
  personaGenerator,
  promptOptimizer,
  resumeWriter,
  brandIdentity,
  pitchDeck,
  termsPrivacy,
  chatbotPersonality,
  socialCalendar,
]

/** The ten agents with their prompts, in the order of their cards. */
export const libraryAgents: readonly LibraryAgent[] = texts.flatMap(({ id, help, ...text }) => {
  const named: Readonly<Record<string, InputHelp>> = help
  return agentCards
    .filter((card) => card.id === id)
    .map((card) => ({
      ...card,
      ...text,
      inputs: card.inputs.flatMap((name) => {
        const words = named[name]
        return words ? [{ name, label: inputLabel(name), ...words }] : []
      }),
    }))
})
