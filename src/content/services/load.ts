import { paths } from '#content/paths.ts'
import type { Service } from './service.ts'

/** The services in the order of spec §2.9. */
const services: Readonly<Record<string, () => Promise<{ readonly service: Service }>>> = {
  [paths.customWebsites]: () => import('./custom-website-development.ts'),
  [paths.ecommerce]: () => import('./ecommerce-solutions.ts'),
  [paths.seo]: () => import('./seo-optimization.ts'),
  [paths.uiUx]: () => import('./ui-ux-design.ts'),
  [paths.hosting]: () => import('./web-hosting.ts'),
  [paths.wordpress]: () => import('./wordpress-development.ts'),
  [paths.mobileApps]: () => import('./mobile-app-development.ts'),
  [paths.apis]: () => import('./api-development.ts'),
}

export const servicePaths: readonly string[] = Object.keys(services)

/** Loads what the page of a service says. @throws when no service has this address, or its chunk cannot be had */
export async function loadService(path: string): Promise<Service> {
  const load = services[path]
  if (!load) throw new Error(`No service is described at ${path}.`)
  return (await load()).service
}
