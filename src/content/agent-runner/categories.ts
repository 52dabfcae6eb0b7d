/** The categories of the library, in the order of their chips (src/docs/specification.md, records). */
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
