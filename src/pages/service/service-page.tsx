import { record as labels } from 'virtual:records/pages/service/labels'
import type { ServicePage } from '#content/service-pages.ts'
import type { PageMeta, PageParams } from '../page.ts'
import { ServiceBlock } from './block.tsx'
import { ServiceClosing } from './closing.tsx'
import { ServiceHero } from './hero.tsx'
import { Related } from './related.tsx'
import { styles } from './service-page-styles.ts'

export function meta(_: PageParams, { title, description, href }: ServicePage): PageMeta {
  return { title, description, canonical: href }
}

export function Page({ data: service }: { readonly data: ServicePage }) {
  return (
    <div className={styles.page}>
      <ServiceHero service={service} />
      {service.blocks.map((block) => (
        <ServiceBlock key={block.id} block={block} clients={service.clients} />
      ))}
      {service.projects.length > 0 && (
        <Related block={{ id: 'projects', heading: labels.projects, links: service.projects }} />
      )}
      <ServiceClosing service={service} />
    </div>
  )
}
