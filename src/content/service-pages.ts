import { load } from 'virtual:records/services'
import { serviceLinks } from './navigation.ts'
import { servicePath } from './paths.ts'

/** The text of a service's page, from its head to its closing section. */
export type ServicePage = Pick<(typeof serviceLinks)[number], 'name' | 'href'> &
  Awaited<ReturnType<(typeof load)[string]>>['record']['page']
export type ServiceBlockRecord = ServicePage['blocks'][number]
export type ServiceBlockRecordOf<K extends ServiceBlockRecord['kind']> = Extract<
  ServiceBlockRecord,
  { readonly kind: K }
>
/** The fields that every block has: an id, which is its anchor, a heading, and an optional sentence. */
export type BlockHead = Pick<ServiceBlockRecord, 'id' | 'heading' | 'note'>

/** Loads the text of a service's page. @throws if there is no such service, or its chunk cannot be loaded */
export async function loadService(slug: string): Promise<ServicePage> {
  const loadRecord = load[slug]
  const link = serviceLinks.find(({ href }) => href === servicePath(slug))
  if (!loadRecord || !link) throw new Error(`No service is called "${slug}".`)
  return { ...link, ...(await loadRecord()).record.page }
}
