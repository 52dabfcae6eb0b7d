import { record } from 'virtual:records/pages/about/timeline'
import { records } from 'virtual:records/timeline'

/** The events of the agency's history, in order (spec §2.7): `timeline.yaml`. */
export const agencyTimeline = records

/** What stands above them (`pages/about.yaml`). */
export const timelineContent = record
