import { config } from './config.ts'
import { facts } from './facts.ts'
import { paths } from './paths.ts'

/** A picture with a name that is always read and a sentence that hovering and focus bring up. */
type Tile = { readonly name: string; readonly text: string; readonly art: string; readonly href: string }
type Value = { readonly name: string; readonly text: string }
type Figure = { readonly reading: string; readonly name: string; readonly text: string }

export const about = {
  title: 'About',
  description: `${config.name} began in ${facts.city}, ${facts.country}, in ${facts.founded}. What we build, the six values we work by, and the figures so far.`,
  heading: ['We began', `in ${facts.city},`, `in ${facts.founded}`],
  story: {
    lead: 'Our city keeps time with stone. People built instruments as big as houses there, so that anyone could read the sky without an expert beside them.',
    text: [
      'We think software should work like that. It can be large on the inside. From where you stand it should give one clear reading and tell you what to do next.',
      `${config.name} builds websites, shops and apps, keeps them running, and puts AI agents to work inside them. You talk to the people who do the work, and they stay after the launch.`,
    ],
    action: 'Talk to us',
  },
  values: { heading: 'Six values, in use', note: 'A value that never changes a decision is a poster.' },
  closing: { question: 'Come and look over our shoulder', action: 'Contact us' },
} as const

export const tiles = [
  {
    name: 'The city',
    text: `${facts.city} keeps an observatory of stone that still reads the sun. Our headquarters are in the same city.`,
    art: 'about-city',
    href: paths.contact,
  },
  {
    name: 'The watch',
    text: `Somebody looks after what we host, ${facts.support}.`,
    art: 'about-watch',
    href: paths.hosting,
  },
  {
    name: 'The name',
    text: 'Vyoma is Sanskrit for sky. Things move there; one point holds.',
    art: 'about-name',
    href: paths.fun,
  },
  {
    name: 'The craft',
    text: 'Two systems that did not talk, and the point where they meet.',
    art: 'about-craft',
    href: paths.apis,
  },
] as const satisfies readonly Tile[]

export const values = [
  { name: 'Innovation', text: 'We try new tools on our own site first. Yours gets the ones that held.' },
  { name: 'Excellence', text: 'Work is finished when it has been tested, written down and handed over.' },
  { name: 'Collaboration', text: 'You see the board we work from, and questions are asked in the open.' },
  { name: 'Integrity', text: 'We say what a thing costs before it starts, and when it should not be built.' },
  { name: 'Adaptability', text: 'Plans change. We change them with you and put the new date beside the old one.' },
  { name: 'Impact', text: 'We judge the work by what your business can do afterwards.' },
] as const satisfies readonly Value[]

export const figures = [
  { reading: facts.projects, name: 'projects', text: 'Delivered, from a single page to a platform.' },
  { reading: facts.team, name: 'team members', text: 'In design, engineering, marketing and support.' },
  { reading: facts.awards, name: 'awards', text: 'Kind, and no substitute for looking at the work.' },
  { reading: facts.countries, name: 'countries', text: 'Where the people we work for are.' },
] as const satisfies readonly Figure[]
