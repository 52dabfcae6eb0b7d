import { record as words } from 'virtual:records/messages/run'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import type { LibraryAgent } from '#content/agent-runner/agents.ts'
import { portsAtom } from '#platform/ports.ts'
import { css } from '#styled/css'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { displayContents } from '#ui/layout.ts'
import { RESULT_FRAGMENT, SAMPLE_FRAGMENT } from '../agent-param.ts'
import { parseSharedInputs } from '../share-link.ts'
import { styles as shared } from '../shared-styles.ts'
import { fillInputsAtom, openAgentAtom, runAnnouncementAtom, stopRunAtom } from '../state.ts'
import { AnswerColumn } from './answer-column.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { Configuration } from './configuration.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { InputField } from './input-field.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PromptPreview } from './prompt-preview.tsx'
import { RunButtons } from './run-buttons.tsx'
import { styles } from './run-dialog-body-styles.ts'
import { useModelSelection } from './use-model-selection.ts'
import { useRunForm } from './use-run-form.ts'
import { useSample } from './use-sample.ts'

type RunDialogBodyProps = {
  readonly agent: LibraryAgent
  readonly fragment: string
  readonly onOpenAgent: (id: number) => void
}

/** The key is lost when this component unmounts. */
export function RunDialogBody({ agent, fragment, onOpenAgent }: RunDialogBodyProps) {
  const { connection } = useAtomValue(portsAtom)
  const open = useSetAtom(openAgentAtom)
  const fillIn = useSetAtom(fillInputsAtom)
  const stop = useSetAtom(stopRunAtom)
  const formRef = useRef<HTMLFormElement>(null)
  const modelSelection = useModelSelection()
  const form = useRunForm(agent, modelSelection.chosen, formRef)
  const sample = useSample(agent.slug)
  const isOnline = useSyncExternalStore(connection.onChange, connection.isOnline)

  useEffect(() => {
    void open(agent)
    return () => void stop() // closing the dialog stops the run
  }, [agent, open, stop])

  useEffect(() => {
    if (fragment !== location.hash) return // it was applied and removed from the address
    const shared = parseSharedInputs(agent, fragment)
    const asksForSample = fragment === SAMPLE_FRAGMENT
    const asksForResult = fragment === RESULT_FRAGMENT
    if (Object.keys(shared).length === 0 && !asksForSample && !asksForResult) return
    fillIn(agent.id, shared)
    if (asksForSample) sample.show()
    if (asksForResult) bringIntoView(document.getElementById('run-answer'))
    // the link applies only once, so that a reload keeps the text that is typed afterwards
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [agent, fragment, fillIn, sample.show])

  // the flag restyles the page behind the dialog; a `:has()` selector would slow down every style change
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the shortcut works anywhere, and a button does the same
    <div className={styles.columns} onKeyDown={onKeyDown}>
      <form
        ref={formRef}
        noValidate
        autoComplete="off"
        className={styles.formColumn}
        onSubmit={(event) => {
          event.preventDefault()
          form.run()
        }}
      >
        <Configuration agent={agent} sample={sample} choice={modelSelection} form={form} isOnline={isOnline} />
        <fieldset className={shared.fieldset}>
          <legend className={shared.legend}>{words.inputs}</legend>
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
        <div role="status" className={displayContents}>
          {!isOnline && modelSelection.chosen.dialect !== 'device' && (
            <OfflineNote agent={agent} values={form.values} chosen={modelSelection.chosen} />
          )}
        </div>
        <RunButtons />
      </form>
      <ErrorBoundary contentName={words.result.what}>
        <AnswerColumn
          agent={agent}
          sample={sample}
          onChooseModel={modelSelection.choose}
          onRun={form.run}
          onOpenAgent={onOpenAgent}
        />
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
