import type { Plugin } from 'vite'
import { parseConfig } from '#content/config.ts'
import { modelList } from '#content/models.ts'

type Env = Parameters<typeof parseConfig>[0]

/**
 * The owner's settings, before anything is built with them.
 * @throws an Error whose sentence names the variable that makes no sense
 */
export function readConfig(env: Env): ReturnType<typeof parseConfig> {
  const settings = parseConfig(env)
  const ids = modelList.models.map(({ id }) => id)
  if (settings.defaultModel !== '' && !ids.includes(settings.defaultModel))
    throw new Error(`VITE_DEFAULT_MODEL is "${settings.defaultModel}", which is none of: ${ids.join(', ')}.`)
  return settings
}

/** Hands the browser the owner's settings as they were read, without the rules that read them. */
export function inlineConfig(settings: object): Plugin {
  return {
    name: 'vyomix:settings',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/content\/config\.ts$/ },
      handler: () => ({ code: `export const config = ${JSON.stringify(settings)}`, map: null }),
    },
  }
}
