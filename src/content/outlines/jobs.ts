import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import type { Outline } from './outline.ts'

export const outline: Outline = {
  path: paths.jobs,
  title: 'Jobs',
  description: `${facts.openJobs} openings: ${facts.techJobs} in technology, ${facts.salesJobs} in sales and marketing. Remote, hybrid or on-site in ${facts.city}. Apply through the chat app.`,
  heading: `${facts.openJobs} places are open`,
  lead: `${facts.techJobs} in technology, ${facts.salesJobs} in sales and marketing. Remote, hybrid or on-site in ${facts.city}.`,
  groups: [
    {
      id: 'tech',
      heading: 'Technology',
      rows: [
        {
          name: 'Front-end Developer',
          text: 'Builds the pages people touch, and cares about keyboards.',
          data: 'Remote',
        },
        { name: 'Back-end Developer', text: 'Designs the data first and the endpoints second.', data: 'Hybrid' },
        { name: 'AI Engineer', text: 'Takes an agent from a notebook to a Monday morning.', data: 'Remote' },
        {
          name: 'Mobile Developer',
          text: 'Ships one product to two stores and tests it without signal.',
          data: 'Hybrid',
        },
        { name: 'UI/UX Designer', text: 'Draws the screen, then watches someone use it.', data: 'On-site' },
      ],
    },
    {
      id: 'sales',
      heading: 'Sales and marketing',
      rows: [
        { name: 'Sales Executive', text: 'Listens for the real problem before quoting a price.', data: 'On-site' },
        { name: 'Digital Marketing Manager', text: 'Plans campaigns by what a reader does next.', data: 'Hybrid' },
        { name: 'SEO Specialist', text: 'Repairs sites so that the right words find them.', data: 'Remote' },
        { name: 'Content Writer', text: 'Writes the short version first.', data: 'Remote' },
        {
          name: 'Business Development Manager',
          text: 'Opens doors in a new region and keeps them open.',
          data: 'On-site',
        },
      ],
    },
    {
      id: 'apply',
      heading: 'How to apply',
      rows: [
        {
          name: 'Through the chat app',
          text: 'The button below opens a message; add the opening you mean, or leave it general.',
        },
        {
          name: 'By phone',
          text: `Mon–Fri ${facts.weekdayHours}; Sat, Sun ${facts.weekendHours}.`,
          data: config.phone,
        },
        { name: 'By e-mail', text: 'Say what you do well and what you would like to stop doing.', data: config.email },
      ],
    },
  ],
  closing: {
    question: 'None of these is you? Write anyway.',
    action: { label: 'Apply Now', chatText: "I'm interested in applying for the General Application position" },
  },
}
