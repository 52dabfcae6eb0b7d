import { records } from 'virtual:records/integrations/details'

/** The integrations of the agents page whose names fit on the arch of the home page, from left to right. */
export const integrationKinds = records.flatMap(({ short, place }) => (place ? [{ name: short, place }] : []))
