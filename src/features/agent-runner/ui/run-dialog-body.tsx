import { record as words } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { runDialog } from '#styled/recipes/run-dialog.js'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { parseSharedInputs } from '../share-link.ts'
import { fillInputsAtom, openAgentAtom, runAnnouncementAtom, stopRunAtom } from '../state.ts'
import { AnswerColumn } from './answer-column.tsx'
import { Configuration } from './configuration.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { InputField } from './input-field.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PromptPreview } from './prompt-preview.tsx'
import { RunButtons } from './run-buttons.tsx'
import { useModelSelection } from './use-model-selection.ts'
import { useRunForm } from './use-run-form.ts'

const styles = runDialog()

type RunDialogBodyProps = { readonly agent: LibraryAgent; readonly fragment: string }

/** Renders the form on the left and the answer on the right. The key is gone once this component unmounts. */
export function RunDialogBody({ agent, fragment }: RunDialogBodyProps) {
  const { connection } = useAtomValue(portsAtom)
  const open = useSetAtom(openAgentAtom)
  const fillIn = useSetAtom(fillInputsAtom)
  const stop = useSetAtom(stopRunAtom)
  const left = useRef<HTMLFormElement>(null)
  const choice = useModelSelection()
  const form = useRunForm(agent, choice.chosen, left)
  const isOnline = useSyncExternalStore(connection.onChange, connection.isOnline)

  useEffect(() => {
    void open(agent)
    return () => void stop() // leaving stops the run
  }, [agent, open, stop])

  useEffect(() => {
    if (fragment !== location.hash) return // already applied
    const shared = parseSharedInputs(agent, fragment)
    if (Object.keys(shared).length === 0) return
    fillIn(agent.id, shared)
    // the link applies only once, so that a reload keeps what is typed afterwards
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [agent, fragment, fillIn])

  // the page behind makes room and does not scroll; a `:has()` selector would slow down every style change
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.dialog = 'wide'
    return () => {
      delete dataset.dialog
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.run()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts work wherever the focus is, buttons do the same
    <div className={styles.body} onKeyDown={onKeyDown}>
      <form
        ref={left}
        noValidate
        autoComplete="off"
        className={styles.left}
        onSubmit={(event) => {
          event.preventDefault()
          form.run()
        }}
      >
        <Configuration choice={choice} form={form} isOnline={isOnline} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.inputs}</legend>
          {agent.inputs.map((input) => (
            <InputField
              key={input.name}
              input={input}
              value={form.values[input.name] ?? ''}
              isMissing={form.problems.inputs?.includes(input.name) === true}
              onChange={form.fillIn}
            />
          ))}
          <PromptPreview template={agent.prompt} values={form.values} edited={form.edited} onEdit={form.setEdited} />
          <CopyLinkButton agent={agent} values={form.values} />
        </fieldset>
        {!isOnline && choice.chosen.dialect !== 'device' && (
          <OfflineNote agent={agent} values={form.values} chosen={choice.chosen} />
        )}
        <RunButtons />
      </form>
      <ErrorBoundary what={words.result.what}>
        <AnswerColumn agent={agent} onUse={choice.choose} onRun={form.run} />
      </ErrorBoundary>
      <RunAnnouncer />
    </div>
  )
}

function RunAnnouncer() {
  const { text, times } = useAtomValue(runAnnouncementAtom)
  return (
    <p role="status" className={css({ srOnly: true })}>
      <span key={times}>{text}</span>
    </p>
  )
}
