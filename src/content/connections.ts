import { records } from 'virtual:records/integrations/details'

/** The kinds of tools that are named on the arch, from left to right: those of the agents page (spec §3), as many as fit. */
export const integrationKinds = records.flatMap(({ short, place }) => (place ? [{ name: short, place }] : []))
