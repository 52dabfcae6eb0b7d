import { record as runWords } from 'virtual:records/messages/run'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { config } from '#content/config.ts'
import { type Dialect, providers } from '#content/models.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { MAX_LINE_LENGTH } from '#lib/text-limit.ts'
import { field } from '#styled/recipes/field.js'
import { IconButton } from '#ui/button.tsx'
import { describedBy, FieldFrame } from '#ui/field.tsx'
import { lengthStatusOf } from '#ui/length-status.ts'
import { cleanKey } from '../clean-key.ts'
import { styles as shared } from '../shared-styles.ts'
import { styles } from './key-field-styles.ts'
import { KeysLink } from './keys-link.tsx'

const words = runWords.key
/** Attributes that keep password managers away from the field, because the key is no password of this site. */
const ignorePasswordManagers = {
  autoComplete: 'new-password',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const

type KeyFieldProps = {
  readonly dialect: Dialect
  readonly value: string
  readonly error: string | null
  readonly onChange: (key: string) => void
}

/**
 * The key is hidden at first. React mirrors the value of a controlled field into an attribute, which saved pages and
 * extensions can read, so a ref sets the value instead.
 */
export const KeyField = memo(function KeyField({ dialect, value, error, onChange }: KeyFieldProps) {
  const [isShown, setShown] = useState(false)
  const [wasTrimmed, setTrimmed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  // React, a dialog or an extension may retain a removed field, so its value is cleared
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      if (field) field.value = ''
    }
  }, [])
  const lengthStatus = lengthStatusOf(value.length, MAX_LINE_LENGTH)
  const hint = <KeyHint dialect={dialect} />
  return (
    <div className={styles.keyField}>
      <FieldFrame id="run-key" label={words.label} error={error} hint={hint} lengthStatus={lengthStatus}>
        <input
          ref={input}
          className={field().input}
          {...describedBy('run-key', error, hint, lengthStatus)}
          {...ignorePasswordManagers}
          dir="ltr"
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => {
            const clean = cleanKey(event.target.value)
            if (event.target.value !== clean.key) event.target.value = clean.key
            setTrimmed(clean.wasTrimmed)
            onChange(clean.key)
          }}
        />
        <IconButton
          variant="bare"
          label={isShown ? words.hide : words.show}
          className={styles.showKeyButton}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} strokeWidth={1.5} /> : <Eye size={20} strokeWidth={1.5} />}
        </IconButton>
      </FieldFrame>
      <p role="status" className={shared.statusText}>
        {wasTrimmed && words.cleaned}
      </p>
    </div>
  )
})

function KeyHint({ dialect }: { readonly dialect: Dialect }) {
  const { name, origin } = providers[dialect]
  const destination = config.corsProxy ? words.goesByProxy : words.goes
  return (
    <>
      <span>{`${words.kept} ${fillTemplate(destination, { host: new URL(config.corsProxy || origin).host, provider: name })} `}</span>
      <KeysLink dialect={dialect} />
    </>
  )
}
