import { record } from 'virtual:records/facts'

/** The figures the site states about itself (`facts.yaml`). */
export const facts = record
