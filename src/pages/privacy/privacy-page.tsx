import { record as words } from 'virtual:records/pages/privacy'
import { useAtomValue } from 'jotai'
import { config } from '#content/config.ts'
import { deletePath, paths } from '#content/paths.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { longDate } from '#lib/dates.ts'
import { portsAtom } from '#platform/ports.ts'
import { ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { TextPage } from '#ui/text-page.tsx'
import type { PageMeta } from '../page.ts'
import { DeleteButton } from './delete-button.tsx'
import { Horizon } from './horizon.tsx'
import { styles as shared } from './list-styles.ts'
import { styles } from './privacy-page-styles.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.privacy,
}

const sections = words.sections.map(({ id, heading, blocks }) => ({
  id,
  heading,
  content: blocks.map((block) => <Block key={JSON.stringify(block)} block={block} />),
}))

export function Page() {
  const ports = useAtomValue(portsAtom)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead}>
        <ButtonLink variant="line" size="sm" href={deletePath}>
          {words.deletion.link}
        </ButtonLink>
      </PageHead>
      <div className={pageColumn}>
        <Horizon />
      </div>
      <TextPage sections={sections} ports={ports} />
    </>
  )
}

function Block({ block }: { readonly block: (typeof words)['sections'][number]['blocks'][number] }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul className={shared.list}>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  }
  if ('action' in block) return <DeleteButton />
  if ('day' in block) {
    return (
      <p>
        <span>{`${block.text} `}</span>
        <time dateTime={block.day}>{longDate(block.day)}</time>.
      </p>
    )
  }
  const address = block.to === 'grievance' ? config.responsible.grievances : config.email
  return (
    <p>
      <span>{`${block.write} `}</span>
      <a href={`mailto:${address}`} className={styles.link}>
        {address}
      </a>
      <span>{block.end ?? '.'}</span>
    </p>
  )
}
