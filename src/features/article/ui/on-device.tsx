import { record as mark } from 'virtual:records/messages/keeping/mark'
import { useAtomValue } from 'jotai'
import { css } from '#styled/css'
import { articlesHereAtom } from '../state.ts'

/** Says that an article can be read without a connection, once it is known which articles can. */
export function OnDevice({ slug }: { readonly slug: string }) {
  return useAtomValue(articlesHereAtom)?.has(slug) ? (
    <span className={css({ textStyle: 'data', color: 'text.3' })}>{mark}</span>
  ) : null
}
