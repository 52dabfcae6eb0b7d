import { config } from './config.ts'
import { facts } from './facts.ts'

export type Member = {
  readonly name: string
  readonly role: string
  readonly bio: string
  readonly writes: string
  /** An empty address is not shown. */
  readonly socialLinks: { readonly linkedin: string; readonly twitter: string; readonly github: string }
}

/** The three people who sign the work: team section and article bylines. */
export const team = [
  {
    name: 'Arjun Mehta',
    role: 'Founder',
    bio: `Started ${config.name} in ${facts.founded} after years of building other people’s platforms.`,
    writes: 'Writes about models, the machines they run on, and work.',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/arjun-mehta',
      twitter: 'https://x.example/arjunmehta',
      github: 'https://github.example/arjunmehta',
    },
  },
  {
    name: 'Nandini Rao',
    role: 'Engineering',
    bio: 'Leads the agent work. Believes every model needs a test suite.',
    writes: 'Writes about agents at work, what they get wrong, and how to catch it.',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/nandini-rao',
      twitter: 'https://x.example/nandinirao',
      github: 'https://github.example/nandinirao',
    },
  },
  {
    name: 'Kabir Shah',
    role: 'Design',
    bio: 'Draws the interfaces, then watches people use them.',
    writes: 'Writes about websites, search and the people who use both.',
    socialLinks: {
      linkedin: 'https://linkedin.example/in/kabir-shah',
      twitter: 'https://x.example/kabirshah',
      github: 'https://github.example/kabirshah',
    },
  },
] as const satisfies readonly Member[]

/** What a member's links are called, in the order they are shown. */
export const socialNames = [
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X'],
  ['github', 'GitHub'],
] as const

export const teamIntro = {
  heading: 'The people who answer',
  text: `${facts.team} people in all. These three sign the work.`,
} as const
