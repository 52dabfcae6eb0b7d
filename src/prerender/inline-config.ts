import type { Plugin } from 'vite'
import { parseConfig } from '#content/config.ts'
import { modelList } from '#content/models.ts'
import { contrastProblems } from './contrast-problems.ts'

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
  const problems = contrastProblems(settings.colors)
  if (problems.length > 0) throw new Error(["The site's settings need a correction.", ...problems].join('\n'))
  return settings
}

/**
 * Returns a plugin that gives the browser the parsed settings, without the code that parses them. The provider of the mail
 * and the colours are constants in files of their own, so that they can be folded.
 */
export function inlineConfig(settings: ReturnType<typeof parseConfig>): Plugin {
  const { shortName, colors, ...shown } = settings
  const { provider, ...mail } = settings.mail
  const { signal, stars } = colors
  const codeOf: Readonly<Record<string, string>> = {
    config: constants({ config: { ...shown, mail } }),
    'mail-provider': constants({ mailProvider: provider }),
    'brand-inks': constants({ SIGNAL: signal.base, SIGNAL_HI: signal.hi, STARS: stars }),
  }
  return {
    name: 'vyomix:settings',
    apply: 'build',
    transform: {
      filter: { id: INLINED },
      handler: (_, id) => ({ code: codeOf[INLINED.exec(id)?.[1] ?? ''] ?? '', map: null }),
    },
  }
}

const INLINED = /\/src\/(?:content|lib\/engrave)\/(config|mail-provider|brand-inks)\.ts$/

/** Returns the code of a module that exports these values. */
function constants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
