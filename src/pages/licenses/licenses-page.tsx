import { shipped } from 'virtual:licenses'
import { record as words } from 'virtual:records/pages/licenses'
import { useAtomValue } from 'jotai'
import type { LicensedWork, LicenseText } from '#content/licenses.ts'
import { paths } from '#content/paths.ts'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { portsAtom } from '#platform/ports.ts'
import { TextPage } from '#ui/text-page.tsx'
import type { PageMeta } from '../page.ts'
import { styles } from './licenses-page-styles.ts'

export const meta: PageMeta = {
  title: words.title,
  description: words.description,
  canonical: paths.licenses,
}

const sections = [
  ...(['packages', 'icons', 'fonts'] as const).map((id) => ({
    id,
    heading: words[id].heading,
    content: <Works note={words[id].note} works={shipped[id]} />,
  })),
  { id: 'texts', heading: words.texts.heading, content: <Texts texts={shipped.texts} /> },
]

export function Page() {
  const ports = useAtomValue(portsAtom)
  return (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <TextPage sections={sections} ports={ports} />
    </>
  )
}

function Works({ note, works }: { readonly note: string; readonly works: readonly LicensedWork[] }) {
  return (
    <>
      <p className={styles.note}>{note}</p>
      <ul className={styles.works}>
        {works.map(({ name, version, license, copyright }) => (
          <li key={name} className={styles.work}>
            <b>{name}</b>
            <span className={styles.license}>
              {version} · {license}
            </span>
            {copyright.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

function Texts({ texts }: { readonly texts: readonly LicenseText[] }) {
  return (
    <>
      <p className={styles.note}>{words.texts.note}</p>
      <div>
        {texts.map(({ license, works, text }) => (
          <details key={works.join()} className={styles.licenseTerms}>
            <summary className={styles.summary}>
              {license}
              <small>{works.length === 1 ? works[0] : `${works.length} works`}</small>
            </summary>
            <p className={styles.licenseText}>{text || words.texts.none}</p>
          </details>
        ))}
      </div>
    </>
  )
}
