import { record as integrations } from 'virtual:records/facts/integrations'
import { record as support } from 'virtual:records/facts/support'
import { record as uptime } from 'virtual:records/facts/uptime'
import { records } from 'virtual:records/integrations/details'

/** The integrations banner (spec §2.5). */
export const integrationsBanner = {
  heading: 'It connects to what you already use',
  readings: [
    { value: integrations, name: 'integrations' },
    { value: uptime, name: 'uptime' },
    { value: support, name: 'support' },
  ],
} as const

const MOST_ON_ARCH = 10 // names that do not touch

/** The kinds of tools that are named on the arch, from left to right: those of the agents page (spec §3), as many as fit. */
export const connectedTools = records.slice(0, MOST_ON_ARCH).map(({ short }) => short)
