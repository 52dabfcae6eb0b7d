import { record } from 'virtual:records/pages/home/personas'
import { records } from 'virtual:records/personas'

/** The roster of the home page (spec §9): agents under the old Sanskrit names of bright stars (`personas.yaml`). */
export const personas = records

/** What stands above it (`pages/home.yaml`). */
export const personasIntro = record
