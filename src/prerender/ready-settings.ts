import type { Plugin } from 'vite'

/** Hands the browser the owner's settings as they were read, without the rules that read them. */
export function readySettings(settings: object): Plugin {
  return {
    name: 'vyomix:settings',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/content\/config\.ts$/ },
      handler: () => ({ code: `export const config = ${JSON.stringify(settings)}`, map: null }),
    },
  }
}
