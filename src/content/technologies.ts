import { record } from 'virtual:records/pages/home/orbit'
import { records } from 'virtual:records/technologies'

/** The layers of the home page's orbit (spec §2.5), in the order in which their technologies stand on it (`technologies.yaml`). */
export const technologyLayers = records

/** What stands beside it (`pages/home.yaml`). */
export const orbitContent = record
