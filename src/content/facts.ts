/** The figures the site states about itself. Every page, answer and test reads them from here (spec §1 and §9). */
export const facts = {
  founded: 2024,
  city: 'Jaipur',
  country: 'India',
  integrations: '500+',
  uptime: '99.9%',
  support: '24/7',
  aiAgents: '250+',
  languages: '50+',
  projects: '200+',
  team: '50+',
  awards: '15+',
  countries: '35+',
  packagesFrom: '$1,000',
  simpleSiteTime: '2–4 weeks',
  complexAppTime: '2–3 months',
  meetingReply: '24 hours',
  weekdayHours: '11 am to 8 pm',
  weekendHours: '6 am to 8 pm',
  referralShare: '10% to 15%',
  referralPayment: '7 business days',
  referralExampleDeal: 'Rs 1,00,000',
  referralExampleEarning: 'Rs 10,000 to Rs 15,000',
  portfolioProjects: 15,
  suiteAgents: 15,
  suiteFields: 6,
  libraryAgents: 10,
  /** A reference model, illustrative (spec §9 calls its figures fake). */
  model: { parameters: 1.5, trainingData: 2.8, accuracy: 98.7, responseTime: 47 },
  articles: 10,
  gameCards: 16,
  /** How long a device remembers that something was sent, by its reference alone. */
  referenceKept: '30 days',
  /** After so long without a visit Safari may throw away what a site has stored. */
  safariKeeps: '7 days',
} as const

export const products = [
  { name: 'Attendance System', price: '$99', label: null },
  { name: 'CRM Solution', price: '$149', label: 'Most Popular' },
  { name: 'Alumni Portal', price: '$199', label: null },
] as const

export const trainingBatches = [
  {
    name: 'Agentic AI Fundamentals',
    starts: '2025-08-15',
    date: '15 Aug 2025',
    duration: '4 weeks',
    mode: 'Online',
    price: '$99',
  },
  {
    name: 'Vibe Coding Masterclass',
    starts: '2025-08-22',
    date: '22 Aug 2025',
    duration: '3 weeks',
    mode: 'Hybrid',
    price: '$99',
  },
  {
    name: 'Complete AI Automation Bundle',
    starts: '2025-09-01',
    date: '1 Sep 2025',
    duration: '8 weeks',
    mode: 'Online',
    price: '$199',
  },
] as const
