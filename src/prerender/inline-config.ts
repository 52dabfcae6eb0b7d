import type { Plugin } from 'vite'
import { parseConfig } from '#content/config.ts'
import { modelList } from '#content/models.ts'

type Env = Parameters<typeof parseConfig>[0]

/**
 * Parses and returns the owner's settings.
 * @throws an Error that names the invalid variable
 */
export function readConfig(env: Env): ReturnType<typeof parseConfig> {
  const settings = parseConfig(env)
  const ids = modelList.models.map(({ id }) => id)
  if (settings.defaultModel !== '' && !ids.includes(settings.defaultModel))
    throw new Error(`VITE_DEFAULT_MODEL is "${settings.defaultModel}", but must be one of: ${ids.join(', ')}.`)
  return settings
}

/**
 * Returns a plugin that gives the browser the parsed settings that it needs, without the code that parses them. The provider of the mail
 * is a constant in a file of its own (`content/mail-provider.ts`), so that it can be folded.
 */
export function inlineConfig(settings: ReturnType<typeof parseConfig>): Plugin {
  const { security: _, ...siteSettings } = settings
  const { provider, ...mail } = settings.mail
  const codeOf = (id: string) =>
    id.endsWith('/mail-provider.ts')
      ? `export const mailProvider = ${JSON.stringify(provider)}`
      : `export const config = ${JSON.stringify({ ...siteSettings, mail })}`
  return {
    name: 'vyomix:settings',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/content\/(config|mail-provider)\.ts$/ },
      handler: (_, id) => ({ code: codeOf(id), map: null }),
    },
  }
}
