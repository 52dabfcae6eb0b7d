/** The trusted-by strip (spec §2.5): five invented companies. `mark` names the drawing beside each. */
export const clients = [
  { name: 'Surahi Stores', mark: 'surahi' },
  { name: 'Norrvik Freight', mark: 'north' },
  { name: 'Gendaphul Clinics', mark: 'marigold' },
  { name: 'Kitekai Foods', mark: 'kite' },
  { name: 'Lanternwell Learning', mark: 'lantern' },
] as const
