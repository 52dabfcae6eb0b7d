import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.about,
  title: 'About',
  description: `${config.name} began in ${facts.city}, ${facts.country}, in ${facts.founded}. What we build, the six values we work by, and the figures so far.`,
  heading: `We began in ${facts.city}, in ${facts.founded}`,
  lead: `Our city keeps time with stone: people built instruments as big as houses there, so that anyone could read the sky without a specialist beside them. We think software should work like that. ${config.name} builds websites, shops and apps, keeps them running, and puts AI agents to work inside them. We stay after the launch.`,
  groups: [
    {
      id: 'values',
      heading: 'Six values, in use',
      note: 'A value that never changes a decision is a poster.',
      rows: [
        { name: 'Innovation', text: 'We try new tools on our own site first. Yours gets the ones that held.' },
        { name: 'Excellence', text: 'Work is finished when it has been tested, written down and handed over.' },
        { name: 'Collaboration', text: 'You see the board we work from, and questions are asked in the open.' },
        { name: 'Integrity', text: 'We say what a thing costs before it starts, and when it should not be built.' },
        {
          name: 'Adaptability',
          text: 'Plans change. We change them with you and put the new date beside the old one.',
        },
        { name: 'Impact', text: 'We judge the work by what your business can do afterwards.' },
      ],
    },
    {
      id: 'timeline',
      heading: 'Sixteen months so far',
      note: 'January 2024 to April 2025.',
      rows: [
        { name: `${config.name} opens`, text: `The first desks stand in ${facts.city}.`, data: 'Jan 2024' },
        { name: 'The first shop', text: 'A shop we built takes its first order.', data: 'Apr 2024' },
        { name: 'The first agent', text: 'A support agent of ours answers a customer.', data: 'Jun 2024' },
        { name: 'The watch', text: `Hosting is looked after ${facts.support}.`, data: 'Sep 2024' },
        { name: 'The library', text: 'Useful prompts are collected in a shared folder.', data: 'Nov 2024' },
        { name: 'Custom agents', text: 'Clients ask for agents of their own.', data: 'Jan 2025' },
        { name: 'Training', text: 'Our courses open to the public.', data: 'Mar 2025' },
        {
          name: 'A full portfolio',
          text: `${facts.portfolioProjects} projects are ready to be shown.`,
          data: 'Apr 2025',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'The figures',
      rows: [
        { name: 'Projects', text: 'Delivered, from a single page to a platform.', data: facts.projects },
        { name: 'Team members', text: 'In design, engineering, marketing and support.', data: facts.team },
        { name: 'Awards', text: 'Kind, and no substitute for looking at the work.', data: facts.awards },
        { name: 'Countries', text: 'Where the people we work for are.', data: facts.countries },
      ],
    },
  ],
  closing: { question: 'Come and look over our shoulder', action: { label: 'Contact us', href: paths.contact } },
}
