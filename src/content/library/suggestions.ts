/** What several agents ask for alike. */
export const audiences = [
  'Small business owners',
  'First-time founders',
  'Marketing managers',
  'Software developers',
  'University students',
  'Parents of young children',
] as const

export const industries = [
  'Retail and e-commerce',
  'Healthcare',
  'Education',
  'Banking and finance',
  'Software',
  'Manufacturing',
  'Travel and hospitality',
  'Real estate',
] as const
