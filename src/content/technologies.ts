import { record } from 'virtual:records/pages/home/orbit'
import { records } from 'virtual:records/technologies'

/** The layers of technologies, in the order in which the home page's orbit shows them (`technologies.yaml`). */
export const technologyLayers = records

/** The text beside the orbit (`pages/home.yaml`). */
export const orbitContent = record
