/** What three clients say (spec §3). The people are invented, and so are their companies (`clients.ts`). */
export const testimonials = [
  {
    id: 'malini-deshikar',
    content:
      'The agent answers what our team used to answer at midnight. Returns are settled before breakfast, and nobody misses the old way.',
    author: 'Malini Deshikar',
    role: 'Head of operations, Surahi Stores',
  },
  {
    id: 'tomas-lindevik',
    content:
      'They told us not to build half of what we had asked for. The other half is what our drivers open first every morning.',
    author: 'Tomas Lindevik',
    role: 'Managing director, Norrvik Freight',
  },
  {
    id: 'amara-okolie',
    content: 'Our nurses write fewer notes and spend longer with each patient. That was the whole brief.',
    author: 'Amara Okolie',
    role: 'Clinical lead, Gendaphul Clinics',
  },
] as const
