import { record } from 'virtual:records/pages/home/orbit'
import { records } from 'virtual:records/technologies'

/** The layers of the home page's orbit, in the order of their technologies on it (`technologies.yaml`). */
export const technologyLayers = records

/** The text beside the orbit (`pages/home.yaml`). */
export const orbitContent = record
