import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.services,
  title: 'Services',
  description: `Websites, shops, SEO, design, hosting, WordPress, apps and APIs. Packages from ${facts.packagesFrom} a month, in seven steps from first talk to support.`,
  heading: 'What we build, and keep running',
  lead: `Eight services, sold alone or together. Simple sites take ${facts.simpleSiteTime}, complex apps ${facts.complexAppTime}.`,
  groups: [
    {
      id: 'services',
      heading: 'Eight services',
      note: `Packages start at ${facts.packagesFrom} a month. You know the price and the date before any work starts.`,
      rows: [
        {
          name: 'Custom Website Development',
          text: 'Sites designed around one job: what your visitor came to do.',
          href: paths.customWebsites,
        },
        {
          name: 'E-commerce Solutions',
          text: 'Catalogue, basket, payment and stock, working as one.',
          href: paths.ecommerce,
        },
        {
          name: 'SEO Optimization',
          text: 'Research, technical repair and reports you can read.',
          href: paths.seo,
        },
        {
          name: 'UI/UX Design',
          text: 'Interviews, prototypes and a design system you keep.',
          href: paths.uiUx,
        },
        {
          name: 'Web Hosting & Maintenance',
          text: 'Updates, backups and monitoring, with people on call.',
          href: paths.hosting,
        },
        {
          name: 'WordPress Development',
          text: 'Custom themes, few plugins and hardened installs.',
          href: paths.wordpress,
        },
        {
          name: 'Mobile App Development',
          text: 'One product on both stores, from first sketch to release.',
          href: paths.mobileApps,
        },
        {
          name: 'API Development & Integration',
          text: 'Documented APIs, and the links between the tools you already have.',
          href: paths.apis,
        },
      ],
    },
    {
      id: 'process',
      heading: 'Seven steps, and the last one has no end',
      note: 'The same order for a landing page and for a platform.',
      rows: [
        { name: 'Discovery', text: 'We listen, read what exists and count what can be counted.' },
        { name: 'Strategy', text: 'You get one page with the goal, the limits and the dates.' },
        { name: 'Design', text: 'You click through the screens before any code exists.' },
        { name: 'Development', text: 'We build in short rounds and show you the result of each.' },
        { name: 'Testing', text: 'We try it on real devices, by keyboard and under load.' },
        { name: 'Launch', text: 'We rehearse the move, then make it on a quiet day.' },
        { name: 'Support', text: 'We watch, update and improve it for as long as it runs.' },
      ],
    },
  ],
  closing: {
    question: 'Not sure which of the eight it is? Tell us what is slow, lost or done by hand.',
    action: { label: 'Get Started', href: paths.contact },
  },
}
