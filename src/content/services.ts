import { record as words } from 'virtual:records/pages/services'
import { records } from 'virtual:records/services/rows'
import { serviceLinks } from './navigation.ts'

/** The text of the services page (`pages/services.yaml`). */
export const servicesPageContent = words

export type ServiceSummary = (typeof serviceSummaries)[number]

/** The services with the links and promises of the menu, and the details of their row. */
export const serviceSummaries = serviceLinks.flatMap((link, index) => {
  const record = records[index]
  return record ? [{ ...link, ...record.row }] : []
})
