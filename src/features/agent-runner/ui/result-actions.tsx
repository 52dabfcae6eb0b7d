import { record as runWords } from 'virtual:records/messages/run'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import type { MouseEventHandler, ReactNode } from 'react'
import { button } from '#styled/recipes/button.js'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './result-actions-styles.ts'
import type { useResultExport } from './use-result-export.ts'

const words = runWords.result
type ResultExport = ReturnType<typeof useResultExport>

type ResultHeaderProps = { readonly label: string; readonly resultExport?: ResultExport | undefined }

export function ResultHeader({ label, resultExport }: ResultHeaderProps) {
  return (
    <div className={styles.resultHeader}>
      <h3 className={styles.resultHeading}>{label}</h3>
      {resultExport && (
        <>
          <button type="button" className={button({ variant: 'line', size: 'sm' })} onClick={resultExport.copy}>
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.copy}
          </button>
          <button
            type="button"
            className={button({ variant: 'line', size: 'sm' })}
            onClick={(press) => resultExport.save('txt', press)}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" />
            {words.save}
          </button>
        </>
      )}
    </div>
  )
}

type ResultActionsProps = { readonly resultExport: ResultExport; readonly children?: ReactNode }

/** The further actions below a result or a sample. */
export function ResultActions({ resultExport, children }: ResultActionsProps) {
  return (
    <div className={styles.resultActions}>
      {children}
      <QuietButton label={words.copyFormatted} onClick={resultExport.copyFormatted} />
      <QuietButton label={words.saveMarkdown} onClick={(press) => resultExport.save('md', press)} />
    </div>
  )
}

type QuietButtonProps = { readonly label: string; readonly onClick: MouseEventHandler }

export function QuietButton({ label, onClick }: QuietButtonProps) {
  return (
    <button type="button" className={shared.quietButton} onClick={onClick}>
      {label}
    </button>
  )
}
