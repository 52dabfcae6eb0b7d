import '#styled/styles/recipes/service-page.css'
import { loadService } from '#content/services/load.ts'
import type { Service } from '#content/services/service.ts'
import { servicePage } from '#styled/recipes/service-page.js'
import type { PageMeta, PageParams } from './page.ts'
import { ServiceBlock } from './service/block.tsx'
import { Closing } from './service/closing.tsx'
import { Hero } from './service/hero.tsx'

export function load({ path = '' }: PageParams): Promise<Service> {
  return loadService(path)
}

export function meta(_: PageParams, { name, description, path }: Service): PageMeta {
  return { title: name, description, canonical: path }
}

const looks = servicePage()

/** One service: the blocks a client of that service asks for, in that order, between its instrument and its moon. */
export function Page({ data: service }: { readonly data: Service }) {
  return (
    <div className={looks.page}>
      <Hero service={service} />
      {service.blocks.map((block) => (
        <ServiceBlock key={block.id} block={block} />
      ))}
      <Closing service={service} />
    </div>
  )
}
