import { clients } from '#content/clients.ts'
import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const link = { label: 'About us', href: paths.about } as const
const people = team.map(({ name, role }) => `${name} (${role})`).join(', ')
const [founder] = team

/** Who the agency is. */
export const companyQuestions: readonly FaqEntry[] = [
  {
    id: 'about',
    title: `What is ${config.name}?`,
    question: 'company|who company|company history|company story|company describe|company marketing or',
    answer: `${config.name} is a digital and AI agency, founded in ${facts.founded} with headquarters in ${facts.city}, ${facts.country}. We build websites, shops, apps, APIs and AI agents.`,
    link,
  },
  {
    id: 'founded',
    title: 'Who founded the company, and when?',
    question: 'founded|who founded|company old|founded where|company start|company start when|founded name',
    answer: `${founder?.name} founded ${config.name} in ${facts.founded} and leads it as ${founder?.role}.`,
    link: { label: 'About us', href: `${paths.about}#timeline` },
  },
  {
    id: 'location',
    title: 'Where are you located?',
    question: 'location|visit|location contact|where company|meeting location|visit when|location connect',
    answer: `Our headquarters are in ${facts.city}, ${facts.country}, at the address on the contact page. Visits are by appointment: book a meeting first.`,
    link: { label: 'Address and meeting', href: `${paths.contact}#meeting` },
  },
  {
    id: 'branches',
    title: 'Do you have a branch or office elsewhere?',
    question: 'branch|branch visit|branch abroad|branch company place',
    answer:
      `The site names one office, with headquarters in ${facts.city}, ${facts.country}, and no branch. Elsewhere we work by ` +
      'phone and video; if you need somebody on the spot, ask us.',
    link: { label: 'Address and meeting', href: `${paths.contact}#meeting` },
  },
  {
    id: 'team',
    title: 'Who is in your team, and how many people work for you?',
    question:
      'team|who team|people how many|team experience|staff size|company size|team introduce|team developer|' +
      'team design',
    answer: `${facts.team} people. The three who sign the work: ${people}.`,
    link: { label: 'The team', href: `${paths.home}#team` },
  },
  {
    id: 'name-meaning',
    title: `What does the name ${config.name} mean?`,
    question: 'company name|name why|sanskrit|name choose',
    answer: `${config.name} is from vyoma, Sanskrit for sky or space; the stone observatory of ${facts.city} still reads the sun.`,
    link,
  },
  {
    id: 'values',
    title: 'What are your values?',
    question: 'value',
    answer: 'Six: Innovation, Excellence, Collaboration, Integrity, Adaptability and Impact.',
    link: { label: 'Our values', href: `${paths.about}#values` },
  },
  {
    id: 'stats',
    title: 'How many projects have you completed, and have you won awards?',
    question:
      'project how many|website how many|client how many|app how many|project ready how many|award company|' +
      'customer how many',
    answer: `${facts.projects} projects so far, for clients in ${facts.countries} countries, and ${facts.awards} awards. The number of clients is not published; ask us if it matters.`,
    link: { label: 'Projects', href: paths.projects },
  },
  {
    id: 'countries',
    title: 'Do you work with clients abroad?',
    question:
      'client abroad|location abroad|company abroad|work outside|website abroad|client place|work place|website place|project place|business place|place customer|abroad how many|place problem',
    answer: `Our clients are in ${facts.countries} countries; we meet by phone or video. Name a time of your zone in the meeting form: the office hours are those of ${facts.country}.`,
    link: { label: 'Schedule a meeting', href: `${paths.contact}#meeting` },
  },
  {
    id: 'clients',
    title: 'Who are your clients?',
    question: 'client|client who|review|client contact|company customer|review read|client old talk|client phone',
    answer: `Among our clients are ${clients.map(({ name }) => name).join(', ')}. For a reference or to speak to a past client, ask when we discuss your project.`,
    link: { label: 'What clients say', href: `${paths.home}#words` },
  },
  {
    id: 'why-us',
    title: 'Why should I choose you?',
    question:
      'why us|why company|company better|company difference|company choose|other developer difference|' +
      'other developer better|why work',
    answer:
      'You talk to the people who do the work, AI is used only where it pays, accessibility is part of the work, and each plan carries plain dates and costs.',
    link: { label: 'Why choose us', href: `${paths.home}#why` },
  },
  {
    id: 'social-media',
    title: 'Where can I follow you on social media?',
    question: 'social media|instagram|linkedin|facebook|twitter|youtube|instagram company name',
    answer:
      config.social.length > 0
        ? `On ${config.social.map(({ name }) => name).join(', ')}. The links stand at the foot of every page.`
        : 'We keep no social media pages at present. The newsletter and the blog say what is new.',
  },
]
