import type { SiteRules } from '#hosts/site-rules.ts'

const POLICY = "default-src 'none'; style-src 'self' 'sha256-aaaa='; connect-src 'self'"

/** The rules of a site with a few pages, one of which has moved. */
export const smallRules: SiteRules = {
  headers: [
    { pattern: '/*', headers: [['x-frame-options', 'DENY']] },
    { pattern: '/assets/*', headers: [['cache-control', 'public, max-age=31536000, immutable']] },
    { pattern: '/online-check.txt', headers: [['cache-control', 'no-store']] },
    {
      pattern: '/',
      headers: [
        ['cache-control', 'no-cache'],
        ['content-security-policy', POLICY],
      ],
    },
    {
      pattern: '/blog',
      headers: [
        ['cache-control', 'no-cache'],
        ['content-security-policy', POLICY],
      ],
    },
    { pattern: '/404', headers: [['content-security-policy', "default-src 'none'"]] },
    { pattern: '/blog/*', headers: [['cache-control', 'no-cache']] },
    { pattern: '/sw.js', headers: [['cache-control', 'no-cache']] },
  ],
  moves: [{ from: '/blog/edge-ai', to: '/blog/edge-ai-next-to-the-machine' }],
  pages: ['/', '/blog', '/blog/edge-ai-next-to-the-machine', '/404'],
}

/** Parts of addresses and values that mean something to one host or another. */
export const HOSTILE_TEXTS = [
  'a b',
  'say "hi"',
  "it's",
  '$request_uri',
  '${',
  '{$HOME}',
  '{path}',
  'a;b',
  'a\\b',
  '`tick`',
  '*',
  ':splat',
  '(x|y)+',
  '#part',
  'é',
] as const

/** Rules whose moved pages and headers hold each of these texts. */
export const hostileRules: SiteRules = {
  headers: [
    ...smallRules.headers,
    ...HOSTILE_TEXTS.filter((text) => text !== '*').map((text, index) => ({
      pattern: `/headers/${index}`,
      headers: [['x-text', text] as const],
    })),
  ],
  moves: HOSTILE_TEXTS.map((text, index) => ({ from: `/old/${text}/page`, to: `/new/${text}/${index}` })),
  pages: smallRules.pages,
}
