import { record as words } from 'virtual:records/messages/keeping/missing'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { postPath } from '#content/paths.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { keptArticlesAtom, readKeptArticlesAtom } from '../kept-state.ts'

/**
 * Says without a connection that an article is not on this device, and offers those that are. Any other failure is left
 * to the error message of the page.
 */
export function MissingText({ error }: { readonly error: unknown }) {
  const { connection } = useAtomValue(portsAtom)
  const kept = useAtomValue(keptArticlesAtom)
  const read = useSetAtom(readKeptArticlesAtom)
  useEffect(() => void read(), [read])
  if (connection.isOnline()) throw error
  const here = kept?.here ?? []
  return (
    <div className={missing}>
      <h2 className={css({ textStyle: 'h3' })}>{words.title}</h2>
      <p className={css({ color: 'text.2' })}>{words.text}</p>
      <Button variant="line" onClick={() => location.reload()}>
        {words.again}
      </Button>
      {here.length > 0 && (
        <nav aria-label={words.here}>
          <h3 className={css({ textStyle: 'title', marginTop: '6' })}>{words.here}</h3>
          <ul>
            {here.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={postPath(slug)} className={articleLink}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

const missing = css({ display: 'grid', gap: '4', justifyItems: 'start', paddingBlock: '6' })
const articleLink = css({ display: 'flex', alignItems: 'center', minHeight: 'tap', underlined: 'signal' })
