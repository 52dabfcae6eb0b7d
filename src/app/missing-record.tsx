import { record as words } from 'virtual:records/messages/keeping/missing'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { type LinkedRecord, listAddress, loadRecordsHere } from '#features/record-list/records-here.ts'
import { FirstItems } from '#features/record-list/ui/first-items.tsx'
import { PageHead } from '#features/sky/ui/page-head.tsx'
import { canReachSite } from '#platform/can-reach-site.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { Actions } from '#ui/actions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { pageColumn } from '#ui/layout.ts'
import { Link } from '#ui/link.tsx'
import { DocumentHead } from './document-head.tsx'

type MissingRecordProps = {
  readonly path: string
  readonly error: unknown
  readonly onShown: (path: string) => void
  /** Loads the page again. Has to stay the same function. */
  readonly retry: () => void
}

/**
 * Says without a connection that an article, a project, a job or a page of their lists is not on this device, and offers
 * what is. Loads the page once the connection is back. Any other failure is left to the error message of the page.
 */
export function MissingRecord({ path, error, onShown, retry }: MissingRecordProps) {
  const ports = useAtomValue(portsAtom)
  const [isOnline, setOnline] = useState<boolean | null>(null)
  const loadAgain = useCallback(() => {
    onShown('') // what is shown next gets the focus and is announced, as after a navigation
    void ports.keptPages?.().then((kept) => kept.keepRead(path)) // it could not be kept without a connection
    retry()
  }, [ports, path, onShown, retry])
  useEffect(() => {
    let isCurrent = true
    const check = async () => ports.connection.isOnline() && (await canReachSite(ports.http))
    void check().then((isReached) => isCurrent && setOnline(isReached))
    const loadOnceReached = () => void check().then((isReached) => isCurrent && isReached && loadAgain())
    const stop = ports.connection.onChange(loadOnceReached)
    return () => {
      isCurrent = false
      stop()
    }
  }, [ports, loadAgain])
  const address = listAddress(path)
  if (address === null || isOnline) throw error
  return isOnline === null ? null : <Missing path={path} address={address} onShown={onShown} loadAgain={loadAgain} />
}

type MissingProps = Pick<MissingRecordProps, 'path' | 'onShown'> & {
  readonly address: NonNullable<ReturnType<typeof listAddress>>
  readonly loadAgain: () => void
}

function Missing({ path, address: { list, kind, isListPage }, onShown, loadAgain }: MissingProps) {
  const ports = useAtomValue(portsAtom)
  const [here, setHere] = useState<readonly LinkedRecord[]>([])
  useEffect(() => onShown(path), [path, onShown])
  useEffect(() => {
    let isCurrent = true
    void loadRecordsHere(ports, { list, kind }).then((records) => isCurrent && setHere(records))
    return () => {
      isCurrent = false
    }
  }, [ports, list, kind])
  const { title, text, back } = words[kind]
  const heading = isListPage ? words.listPage : title
  return (
    <>
      <DocumentHead meta={{ title: heading, description: text }} />
      <PageHead heading={heading} lead={text}>
        <Actions>
          <Button onClick={loadAgain}>{words.again}</Button>
          <ButtonLink variant="line" href={list}>
            {back}
          </ButtonLink>
        </Actions>
      </PageHead>
      {here.length > 0 && (
        <nav aria-labelledby="records-here" className={`${pageColumn} ${css({ paddingBottom: 'section' })}`}>
          <h2 id="records-here" className={css({ textStyle: 'h3' })}>
            {words.here}
          </h2>
          <FirstItems items={here}>
            {(records) => (
              <ul className={css({ marginTop: '4' })}>
                {records.map(({ href, title: recordTitle }) => (
                  <li key={href}>
                    <Link href={href} className={recordLink}>
                      {recordTitle}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </FirstItems>
        </nav>
      )}
    </>
  )
}

const recordLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap', underlined: 'signal' })
