import { useAtomValue } from 'jotai'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useId, useRef, useState } from 'react'
import { config } from '#content/config.ts'
import { jobsPage as words } from '#content/jobs.ts'
import { portsAtom } from '#platform/ports.ts'
import { button } from '#styled/recipes/button.js'
import { field } from '#styled/recipes/field.js'
import { jobsPage } from '#styled/recipes/jobs-page.js'

const looks = jobsPage()
const { mail } = words.end

/** Copies the address; where the browser does not allow it, the address stands there selected, beside a mail link. */
export function CopyEmail() {
  const ports = useAtomValue(portsAtom)
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    const isCopied = await ports.clipboard.write(config.email)
    if (isCopied) ports.toast({ tone: 'done', title: mail.copied })
    setRefused(!isCopied)
  }
  return (
    <>
      <button type="button" className={button({ look: 'line' })} onClick={() => void copy()}>
        <Copy size={18} strokeWidth={1.5} aria-hidden="true" />
        {mail.action}
      </button>
      <div role="status">{isRefused && <ByHand />}</div>
    </>
  )
}

function ByHand() {
  const id = useId()
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    address.current?.focus()
    address.current?.select()
  }, [])
  return (
    <div className={looks.byHand}>
      <label htmlFor={id}>{mail.refused}</label>{' '}
      <a href={`mailto:${config.email}`} className={looks.inline}>
        {mail.write}
      </a>
      .
      <input ref={address} id={id} readOnly value={config.email} aria-label={mail.label} className={field().input} />
    </div>
  )
}
