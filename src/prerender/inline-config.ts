import { basename } from 'node:path'
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
 * Returns a plugin that gives the browser the parsed settings that it needs, without the code that parses them. Some
 * settings are in files of their own: the provider of the mail and the colours, so that they can be folded, and what the
 * first scripts do not need.
 */
export function inlineConfig(settings: ReturnType<typeof parseConfig>): Plugin {
  const { shortName: _, security: __, colors, mail, visits, verification, ...others } = settings
  const { provider, ...mailSettings } = mail
  const { signal, stars } = colors
  const constants: Readonly<Record<string, object>> = {
    config: { config: { ...others, mail: mailSettings } },
    'mail-provider': { mailProvider: provider },
    'visit-counter': { visitCounter: visits },
    verification: { verification },
    'brand-inks': { SIGNAL: signal.base, SIGNAL_HI: signal.hi, STARS: stars },
  }
  const codeOf = (id: string) =>
    Object.entries(constants[basename(id, '.ts')] ?? {})
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  return {
    name: 'vyomix:settings',
    apply: 'build',
    transform: {
      filter: { id: INLINED },
      handler: (_, id) => ({ code: codeOf(id), map: null }),
    },
  }
}

const INLINED = /\/src\/(?:content\/(?:config|mail-provider|visit-counter|verification)|lib\/engrave\/brand-inks)\.ts$/
