/** An agent with a name of its own: what it does, and the star it is named for. */
export type Persona = {
  readonly name: string
  readonly role: string
  /** The same star as charts call it today. */
  readonly star: string
}

/** The roster of the home page (spec §9: 10 personas), under the old Sanskrit names of ten bright stars. */
export const personas = [
  { name: 'Dhruva', role: 'Strategy', star: 'Polaris' },
  { name: 'Rohini', role: 'Customer support', star: 'Aldebaran' },
  { name: 'Chitra', role: 'Design', star: 'Spica' },
  { name: 'Svati', role: 'Content', star: 'Arcturus' },
  { name: 'Agastya', role: 'Research', star: 'Canopus' },
  { name: 'Abhijit', role: 'Sales', star: 'Vega' },
  { name: 'Magha', role: 'Reporting', star: 'Regulus' },
  { name: 'Ardra', role: 'Data cleaning', star: 'Betelgeuse' },
  { name: 'Shravana', role: 'Meeting notes', star: 'Altair' },
  { name: 'Lubdhaka', role: 'Security', star: 'Sirius' },
] as const satisfies readonly Persona[]

export const personasIntro = {
  heading: 'Ten agents, each named for a star',
  text: 'The names are the old Sanskrit names of bright stars. Each agent has one job.',
} as const
