import { config } from '#content/config.ts'
import { providers } from '#content/models.ts'
import { paths } from '#content/paths.ts'

/** What stands below the library's cards. */
export const libraryEnd = {
  goodToKnow: {
    heading: 'Good to know',
    rows: [
      {
        name: 'Your key',
        text: `You open an account with the provider and create the key there. It stays in the open dialog and goes only to that provider${config.corsProxy && ', by way of our relay'}.`,
      },
      { name: 'Cost', text: 'The provider bills you for what a run uses. We add nothing to it.' },
      { name: 'Results', text: 'A model can be wrong. Read the answer before it goes to anybody else.' },
    ],
  },
  closing: {
    heading: 'Need one that is not here?',
    text: 'Tell us the task. We write the agent and test it with you.',
    request: { label: 'Request Custom Agent', href: paths.contact },
    keys: {
      label: 'Get API Keys',
      hint: 'Set a spending limit there before you use a key, and delete the key when you are done.',
      /** Each provider's own page for keys. */
      pages: Object.values(providers).map(({ name, keysUrl }) => ({ provider: name, href: keysUrl })),
    },
  },
} as const
