import { record as mark } from 'virtual:records/messages/keeping/mark'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { css } from '#styled/css'
import { articlesHereAtom } from '../state.ts'

/**
 * Says that an article can be read without a connection, once it is known which articles can. That may be before the
 * card hydrates, and its HTML does not say so.
 */
export function OnDevice({ slug }: { readonly slug: string }) {
  const isHere = useAtomValue(articlesHereAtom)?.has(slug) === true
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHere && isHydrated ? <span className={css({ textStyle: 'data', color: 'text.3' })}>{mark}</span> : null
}
