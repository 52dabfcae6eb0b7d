import { facts } from './facts.ts'
import { paths } from './paths.ts'

/** The five fields, top to bottom on the chart. */
export const projectFields = ['Websites', 'Commerce', 'Apps', 'Agents', 'Integration'] as const

type ProjectField = (typeof projectFields)[number]

type Project = {
  /** Anchor of the card, and name of its cover. */
  readonly slug: string
  readonly title: string
  /** The name on the chart, where a title would be too long. */
  readonly label: string
  readonly text: string
  readonly technologies: readonly string[]
  readonly field: ProjectField
  /** The kind of client. */
  readonly client: string
  /** Year and month, `2025-04`. */
  readonly completed: string
  readonly href: `https://${string}.example`
}

/** The month the agency was founded in; charts of its work begin here. */
export const FIRST_MONTH = `${facts.founded}-01`

/** Months on the rule below each cover and along the chart: January 2024 to June 2025. */
export const RULE_MONTHS = 18

/** The newest first (spec §2.16). */
export const projects = [
  {
    slug: 'clinic-visit-assistant',
    title: 'Clinic visit assistant',
    label: 'Visit assistant',
    text: 'Books visits, moves them and reminds patients. Every medical question goes to a nurse.',
    technologies: ['LangChain', 'Node.js'],
    field: 'Agents',
    client: 'Healthcare',
    completed: '2025-04',
    href: 'https://clinic-visits.example',
  },
  {
    slug: 'spice-merchant-wholesale',
    title: 'Wholesale for a spice merchant',
    label: 'Spice wholesale',
    text: 'Sells by weight and grade, with a sample order before the first sack.',
    technologies: ['Shopify', 'React', 'Python'],
    field: 'Commerce',
    client: 'Retail',
    completed: '2025-03',
    href: 'https://spice-wholesale.example',
  },
  {
    slug: 'school-bus-map',
    title: 'School bus tracker',
    label: 'Bus tracker',
    text: 'Tells parents one thing: how many minutes until the bus.',
    technologies: ['Flutter', 'Firebase'],
    field: 'Apps',
    client: 'Education',
    completed: '2025-02',
    href: 'https://school-bus.example',
  },
  {
    slug: 'river-freight-booking-portal',
    title: 'River freight booking portal',
    label: 'Freight portal',
    text: 'Shows the free space on each barge by the day, and books it without a call.',
    technologies: ['Next.js', 'PostgreSQL', 'Stripe'],
    field: 'Websites',
    client: 'Logistics',
    completed: '2025-01',
    href: 'https://river-freight.example',
  },
  {
    slug: 'warehouse-stock-bridge',
    title: 'Warehouse stock bridge',
    label: 'Stock bridge',
    text: 'Keeps shops and warehouses in agreement about what is on the shelf, sale by sale.',
    technologies: ['Node.js', 'Redis', 'REST'],
    field: 'Integration',
    client: 'Retail',
    completed: '2024-12',
    href: 'https://stock-bridge.example',
  },
  {
    slug: 'lake-hotel-website',
    title: 'A hotel on a lake',
    label: 'Lake hotel',
    text: 'Presents rooms and seasons, and takes a booking on one short form.',
    technologies: ['Astro', 'Cloudflare'],
    field: 'Websites',
    client: 'Hospitality',
    completed: '2024-11',
    href: 'https://lake-hotel.example',
  },
  {
    slug: 'invoice-reader',
    title: 'Invoice reader',
    label: 'Invoice reader',
    text: 'Reads supplier invoices, checks them against orders and asks a person when unsure.',
    technologies: ['Python', 'GPT-4', 'PostgreSQL'],
    field: 'Agents',
    client: 'Manufacturing',
    completed: '2024-10',
    href: 'https://invoice-reader.example',
  },
  {
    slug: 'field-service-app',
    title: 'Field service app',
    label: 'Field service',
    text: 'Works without signal and sends the report when the van is back in range.',
    technologies: ['React Native', 'SQLite', 'GraphQL'],
    field: 'Apps',
    client: 'Utilities',
    completed: '2024-09',
    href: 'https://field-service.example',
  },
  {
    slug: 'handloom-market',
    title: 'Handloom market',
    label: 'Handloom market',
    text: 'Lets weavers list a cloth from a phone, in a shop where each piece exists once.',
    technologies: ['WooCommerce', 'PHP'],
    field: 'Commerce',
    client: 'Cooperative',
    completed: '2024-08',
    href: 'https://handloom-market.example',
  },
  {
    slug: 'museum-ticketing-api',
    title: 'Museum ticketing API',
    label: 'Ticketing API',
    text: 'Gives the door, the website and the resellers one source of tickets.',
    technologies: ['Go', 'OpenAPI'],
    field: 'Integration',
    client: 'Culture',
    completed: '2024-07',
    href: 'https://museum-tickets.example',
  },
  {
    slug: 'support-desk-agent',
    title: 'Support desk agent',
    label: 'Support desk',
    text: 'Answers the routine part of the mail and hands over the rest with notes.',
    technologies: ['Claude', 'Node.js', 'Zendesk'],
    field: 'Agents',
    client: 'Software',
    completed: '2024-06',
    href: 'https://support-desk.example',
  },
  {
    slug: 'law-firm-website',
    title: 'Site for a law firm',
    label: 'Law firm',
    text: 'Cuts long pages about practice areas down to the questions people ask.',
    technologies: ['WordPress', 'PHP'],
    field: 'Websites',
    client: 'Legal',
    completed: '2024-05',
    href: 'https://law-firm.example',
  },
  {
    slug: 'parking-app',
    title: 'Parking without coins',
    label: 'Parking',
    text: 'Pays for a space in two taps and reminds the driver before the time runs out.',
    technologies: ['Kotlin', 'Swift', 'Stripe'],
    field: 'Apps',
    client: 'City',
    completed: '2024-04',
    href: 'https://city-parking.example',
  },
  {
    slug: 'seed-catalogue-shop',
    title: 'Seed catalogue',
    label: 'Seed catalogue',
    text: 'Puts the sowing dates of each region beside the buy button.',
    technologies: ['Shopify', 'Liquid'],
    field: 'Commerce',
    client: 'Agriculture',
    completed: '2024-03',
    href: 'https://seed-catalogue.example',
  },
  {
    slug: 'payroll-connector',
    title: 'Payroll connector',
    label: 'Payroll link',
    text: 'Carries attendance from the door to the payslip without a spreadsheet in between.',
    technologies: ['.NET', 'REST'],
    field: 'Integration',
    client: 'Services',
    completed: '2024-02',
    href: 'https://payroll-connector.example',
  },
] as const satisfies readonly Project[]

export const projectsPage = {
  title: 'Projects',
  description: `${facts.portfolioProjects} of our ${facts.projects} projects: websites, shops, apps, AI agents and integrations, each with its month, its tools and what it does.`,
  heading: 'Fifteen we can show',
  lead: `${facts.projects} projects so far. These are fifteen of them, the newest first, each with what it does for the people who use it.`,
  chart: {
    name: 'Projects by field and month',
    note: 'Month of completion, by field. A star has two rays, and one more for each technology. The newest is marked and stands furthest right.',
  },
  addresses: '‘Visit site’ opens another site in a new tab. Addresses that end in .example stand in for real ones.',
  next: {
    heading: 'The next one has no name yet',
    text: `Tell us what yours should do. Ask for a meeting, and we reply within ${facts.meetingReply}.`,
    action: { label: 'Get in Touch', href: paths.contact },
  },
} as const
