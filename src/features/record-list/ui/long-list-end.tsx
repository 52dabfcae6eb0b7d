import { record as words } from 'virtual:records/messages/lists/whole'
import { useEffect, useState } from 'react'
import { loadWholeList } from '#content/record-pages.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { ListEndProps } from './list-end.tsx'

/** The end of a list that has several pages. Loads the whole list when it is needed, and says what becomes of that. */
export default function LongListEnd({
  list,
  current,
  isSearching = false,
  isIncomplete = false,
  onLoad,
}: ListEndProps<unknown>) {
  const [isFailed, setFailed] = useState(false)
  const isLoading = isIncomplete && !isFailed
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onLoad` is another function each time
  useEffect(() => {
    if (!isLoading) return
    let isCurrent = true
    const finish = (items?: readonly unknown[]) => {
      if (!isCurrent) return
      if (items) onLoad?.(items)
      else setFailed(true)
    }
    loadWholeList(list).then(finish, () => finish())
    return () => {
      isCurrent = false
    }
  }, [isLoading, list])
  return (
    <>
      <div role="status" className={status}>
        {isIncomplete && <p>{isFailed ? words.failed : words.loading}</p>}
        {isIncomplete && isFailed && (
          <Button variant="line" size="sm" onClick={() => setFailed(false)}>
            {words.again}
          </Button>
        )}
      </div>
      {!isSearching && <PageLinks list={list} current={current} />}
    </>
  )
}

const status = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  color: 'text.2',
  '&:not(:empty)': { marginTop: '6' },
})
