import { records } from 'virtual:records/integrations/details'

/** The integrations that are named on the arch, from left to right: those of the agents page, as many as fit. */
export const integrationKinds = records.flatMap(({ short, place }) => (place ? [{ name: short, place }] : []))
