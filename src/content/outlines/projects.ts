import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.projects,
  title: 'Projects',
  description: `${facts.portfolioProjects} of our ${facts.projects} projects: websites, shops, apps, AI agents and integrations, each with its month and what it does.`,
  heading: `${facts.portfolioProjects} we can show`,
  lead: `${facts.projects} projects so far. Here are ${facts.portfolioProjects}, the newest first, each with what it does for the people who use it.`,
  groups: [
    {
      id: 'portfolio',
      heading: 'Portfolio',
      note: 'Each entry gives its field and the month it was finished.',
      rows: [
        {
          name: 'Clinic visit assistant',
          text: 'Books, moves and reminds; every medical question goes to a nurse.',
          data: 'Agents · 2025-04',
        },
        {
          name: 'Wholesale for a spice merchant',
          text: 'Sells by weight and grade, with a sample order before the first sack.',
          data: 'Commerce · 2025-03',
        },
        {
          name: 'School bus tracker',
          text: 'Tells parents one thing: how many minutes until the bus.',
          data: 'Apps · 2025-02',
        },
        {
          name: 'River freight booking portal',
          text: 'Shows free space on each barge by the day and books it without a call.',
          data: 'Websites · 2025-01',
        },
        {
          name: 'Warehouse stock bridge',
          text: 'Keeps shops and warehouses agreed on what is on the shelf.',
          data: 'Integration · 2024-12',
        },
        {
          name: 'A hotel on a lake',
          text: 'Presents rooms and seasons, and takes a booking on one short form.',
          data: 'Websites · 2024-11',
        },
        {
          name: 'Invoice reader',
          text: 'Reads supplier invoices, checks them against orders and asks when unsure.',
          data: 'Agents · 2024-10',
        },
        {
          name: 'Field service app',
          text: 'Works without signal and sends the report when the van is back in range.',
          data: 'Apps · 2024-09',
        },
        {
          name: 'Handloom market',
          text: 'Lets weavers list a cloth from a phone, in a shop where each piece exists once.',
          data: 'Commerce · 2024-08',
        },
        {
          name: 'Museum ticketing API',
          text: 'Gives the door, the website and the resellers one source of tickets.',
          data: 'Integration · 2024-07',
        },
        {
          name: 'Support desk agent',
          text: 'Answers the routine part of the mail and hands over the rest with notes.',
          data: 'Agents · 2024-06',
        },
        {
          name: 'Site for a law firm',
          text: 'Cuts long pages about practice areas down to the questions people ask.',
          data: 'Websites · 2024-05',
        },
        {
          name: 'Parking without coins',
          text: 'Pays for a space in two taps and reminds the driver before the time runs out.',
          data: 'Apps · 2024-04',
        },
        {
          name: 'Seed catalogue',
          text: 'Puts the sowing dates of each region beside the buy button.',
          data: 'Commerce · 2024-03',
        },
        {
          name: 'Payroll connector',
          text: 'Carries attendance from the door to the payslip without a spreadsheet in between.',
          data: 'Integration · 2024-02',
        },
      ],
    },
  ],
  closing: {
    question: 'The next one has no name yet. What should it do?',
    action: { label: 'Get in Touch', href: paths.contact },
  },
}
