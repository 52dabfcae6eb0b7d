/** The kinds of agents of the library, in the order of their chips (spec §3). */
export const libraryCategories = [
  'Content',
  'Business',
  'Marketing',
  'Productivity',
  'Career',
  'Branding',
  'Legal',
  'AI',
] as const
