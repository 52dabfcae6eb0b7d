import { record } from 'virtual:records/pages/home/personas'
import { records } from 'virtual:records/personas'

/** The personas of the home page: agents named after the old Sanskrit names of bright stars (`personas.yaml`). */
export const personas = records

/** The heading and text above the personas (`pages/home.yaml`). */
export const personasIntro = record
