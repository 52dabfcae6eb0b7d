import { record } from 'virtual:records/facts'

/** The facts that the site states about the agency, such as figures and opening hours (`facts.yaml`). */
export const facts = record
