import { facts } from './facts.ts'

/** The integrations banner (spec §2.5). */
export const integrationsBanner = {
  heading: 'It connects to what you already use',
  readings: [
    { value: facts.integrations, name: 'integrations' },
    { value: facts.uptime, name: 'uptime' },
    { value: facts.support, name: 'support' },
  ],
} as const

/** The kinds of tools that are named on the arch, from left to right: those of the agents page (spec §3). */
export const connectedTools = [
  'Team chat',
  'CRM',
  'Marketing',
  'Automation',
  'Web analytics',
  'CMS',
  'Online store',
  'Meetings',
] as const
