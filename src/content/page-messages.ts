import { config } from './config.ts'

/** What single pages say. Wording of spec §2 and §8 is kept to the letter. */
export const pageMessages = {
  game: {
    complete: "Congratulations! You've completed the game!",
    best: 'New best score!',
  },
  expert: `Hello ${config.name}, I would like to talk to an expert about the Agentic AI training.`,
} as const
