import type { ManifestOptions } from 'vite-plugin-pwa'
import { config } from '#content/config.ts'
import { paths } from '#content/paths.ts'

const shortcut = (name: string, url: string, glyph: string, description: string) => ({
  name,
  url: `${url}?source=shortcut`,
  description,
  icons: [96, 192].map((size) => ({
    src: `/icons/shortcut-${glyph}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})

const screenshot = (file: string, sizes: string, formFactor: 'wide' | 'narrow', label: string) => ({
  src: `/screenshots/${file}.png`,
  sizes,
  type: 'image/png',
  form_factor: formFactor,
  label,
})

/** The manifest of the installed site. Its `id` is the app's identity and must never change. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  scope: '/',
  start_url: '/?source=pwa',
  name: `${config.name}, AI and web agency`,
  short_name: config.shortName,
  description:
    'The services, articles, FAQ chat and memory game of a digital and AI agency. They work without a network.',
  lang: 'en',
  dir: 'ltr',
  categories: ['business', 'productivity', 'education'],
  theme_color: '#081020',
  background_color: '#081020',
  orientation: 'any',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    screenshot('home-wide', '1280x800', 'wide', 'The home page under its turning sky'),
    screenshot('blog-wide', '1280x800', 'wide', 'The blog: each article has a drawing of its own'),
    screenshot('home-narrow', '390x844', 'narrow', 'The home page on a phone'),
    screenshot('fun-narrow', '390x844', 'narrow', 'The memory game: sixteen cards, one night sky'),
  ],
  shortcuts: [
    shortcut('Blog', paths.blog, 'blog', 'Read our articles'),
    shortcut('Memory game', paths.fun, 'game', 'Find the pairs'),
    shortcut('Contact', paths.contact, 'chat', 'Write, call or meet us'),
    shortcut('AI agents', paths.agents, 'agents', 'See the AI agents we set up'),
  ],
}
