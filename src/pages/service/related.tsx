import type { BlockHead, ServiceBlockRecordOf } from '#content/service-pages.ts'
import { Link } from '#ui/link.tsx'
import { BlockSection } from './block-section.tsx'
import { styles } from './related-styles.ts'

type RelatedProps = { readonly block: BlockHead & Pick<ServiceBlockRecordOf<'related'>, 'links'> }

export function Related({ block }: RelatedProps) {
  return (
    <BlockSection block={block}>
      <ul className={styles.related}>
        {block.links.map(({ name, href, text }) => (
          <li key={href}>
            <h3>
              <Link href={href} className={styles.relatedLink}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
