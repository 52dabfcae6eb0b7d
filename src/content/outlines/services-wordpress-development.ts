import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'
import { features, questions } from './service-groups.ts'

const from = `from ${facts.packagesFrom} a month`

export const outline: Outline = {
  path: paths.wordpress,
  title: 'WordPress Development',
  description:
    'WordPress with a theme of your own, few plugins, WooCommerce where you sell, quick pages and a hardened install.',
  heading: 'WordPress Development',
  lead: 'WordPress without the bloat. Your editors keep the tool they know, and the site carries only what it uses.',
  groups: [
    features('What we do with WordPress', [
      {
        name: 'Custom themes',
        text: 'A theme written for your pages, with blocks named after what your editors call them.',
      },
      {
        name: 'Plugin integration',
        text: 'We choose plugins that are maintained, and write a few lines ourselves where a plugin would be too much.',
      },
      {
        name: 'WooCommerce integration',
        text: 'Products, tax and delivery set up for your country, and a checkout in your own design.',
      },
      {
        name: 'Performance optimisation',
        text: 'Page caching, resized images and a cleaned database, measured before and after.',
      },
      {
        name: 'Security hardening',
        text: 'Two-factor login, limited roles, no file editing from the dashboard, and updates on a schedule.',
      },
    ]),
    questions([
      {
        name: 'How long does it take?',
        text: `Pages and a blog count as a simple site: ${facts.simpleSiteTime}. A large shop or a members’ area takes longer, up to the ${facts.complexAppTime} of a complex app.`,
      },
      {
        name: 'What does it cost?',
        text: 'Licences for paid plugins are yours and appear as separate lines in the offer.',
        data: from,
      },
      {
        name: 'What do you need from us?',
        text: 'An administrator login if a site exists, your texts and pictures, and a list of who may publish.',
      },
      {
        name: 'Can you rescue a slow site?',
        text: 'Usually. We look at its plugins, images and hosting, and say whether repair or a new theme is cheaper.',
      },
    ]),
  ],
  closing: {
    question: 'Is it a new WordPress site, or one that needs care?',
    action: { label: 'Start WordPress Project', href: paths.contact },
  },
}
