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
