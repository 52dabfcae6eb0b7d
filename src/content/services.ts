import { record as words } from 'virtual:records/pages/services'
import { records } from 'virtual:records/services/rows'
import { serviceLinks } from './navigation.ts'

/** What the page says (`pages/services.yaml`). */
export const servicesPageContent = words

export type ServiceSummary = (typeof serviceSummaries)[number]

/** The services with their links and promises as in the menu, and what a visitor gets. */
export const serviceSummaries = serviceLinks.flatMap((link, index) => {
  const record = records[index]
  return record ? [{ ...link, ...record.row }] : []
})
