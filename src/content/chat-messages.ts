/** What the chat says by itself. Wording of spec §8 is kept to the letter. */
export const chatMessages = {
  welcome: 'Hello. Ask me about our services, prices, timelines or the team.',
  contact: 'A person can answer this. Write to us and we reply within 24 hours.',
  unavailable: 'Our notes could not be loaded. Check the connection and ask again, or write to us.',
  looking: 'Looking it up',
} as const
