import { record } from 'virtual:records/facts'

/** The figures that the site states about the agency (`facts.yaml`). */
export const facts = record
