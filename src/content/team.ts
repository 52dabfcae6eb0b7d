/** The three people who sign the work: team section and article bylines. */
export const team = [
  {
    name: 'Arjun Mehta',
    role: 'Founder',
    bio: 'Started Vyomix in 2024 after ten years of building other people’s platforms.',
    writes: 'Writes about agents, models and the machines they run on.',
  },
  {
    name: 'Nandini Rao',
    role: 'Engineering',
    bio: 'Leads the agent work. Believes every model needs a test suite.',
    writes: 'Writes about agents at work, what they get wrong, and how to catch it.',
  },
  {
    name: 'Kabir Shah',
    role: 'Design',
    bio: 'Draws the interfaces, then watches people use them.',
    writes: 'Writes about websites, search and the people who use both.',
  },
] as const
