import { uriComponent } from '#lib/well-formed.ts'
import { paths, servicePath } from './paths.ts'

/** Returns the address of the contact form with a service filled in. `href` is the path of the service's page. */
export function enquiryPath(href: string): string {
  return `${paths.contact}?service=${href.slice(servicePath('').length)}`
}

/** Returns the address of the list of articles that have a tag. */
export function tagPath(tag: string): string {
  return `${paths.blog}?tag=${uriComponent(tag)}`
}
