import { record } from 'virtual:records/pages/about/timeline'
import { records } from 'virtual:records/timeline'

/** The events of the agency's history, oldest first (`timeline.yaml`). */
export const agencyTimeline = records

/** The heading and text above the events (`pages/about.yaml`). */
export const timelineContent = record
