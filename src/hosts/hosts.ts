import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import type { SiteRules } from './site-rules.ts'

export const HOST_NAMES = ['nginx', 'caddy', 'netlify', 'cloudflare'] as const
export type HostName = (typeof HOST_NAMES)[number]

export type Host = {
  /** The name of the host, as it writes it, and as headings of src/docs/hosts.md name it. */
  readonly title: string
  /**
   * The files that tell the host the rules, by name. `files` are the addresses of all files of the site, and `place` is
   * the folder of these files on the server.
   */
  readonly ruleFiles: (rules: SiteRules, files: readonly string[], place?: string) => Readonly<Record<string, string>>
  /** Where the site itself is. A server of your own must not serve its rules, so there they stand beside the site. */
  readonly siteFolder: 'site' | '.'
  /** Whether the host sends files that were compressed before. Others compress by themselves. */
  readonly isPrecompressed: boolean
  /** The command by which a server of your own reads its rules again; null for other hosts. */
  readonly reload: string | null
}

export const hosts: Readonly<Record<HostName, Host>> = {
  nginx: {
    title: 'nginx',
    ruleFiles: (rules, _, place) => nginxFiles(rules, place),
    siteFolder: 'site',
    isPrecompressed: true,
    reload: 'nginx -t && systemctl reload nginx',
  },
  caddy: {
    title: 'Caddy',
    ruleFiles: (rules, _, place) => caddyFiles(rules, place),
    siteFolder: 'site',
    isPrecompressed: true,
    reload: 'systemctl reload caddy',
  },
  netlify: {
    title: 'Netlify',
    ruleFiles: netlifyFiles,
    siteFolder: '.',
    isPrecompressed: false,
    reload: null,
  },
  cloudflare: {
    title: 'Cloudflare Pages',
    ruleFiles: (rules) => cloudflareFiles(rules),
    siteFolder: '.',
    isPrecompressed: false,
    reload: null,
  },
}
