import { record as expertMessage } from 'virtual:records/messages/training/expert'
import { useAtomValue, useSetAtom } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { batchChoices, trainingPageContent as words } from '#content/training.ts'
import { receiptsAtom, submitFormAtom } from '#features/outbox/form-state.ts'
import { InquiryForm } from '#features/training-inquiry/ui/inquiry-form.tsx'
import { Actions } from '#ui/actions.tsx'
import { ChatAppLink } from '#ui/chat-app-link.tsx'
import { Section } from '#ui/section.tsx'
import { styles } from './inquiry-styles.ts'
import { clearPresetAtom, presetAtom } from './preset.ts'
import { PresetLink } from './preset-link.tsx'
import { useBatchStatuses } from './use-batch-statuses.ts'

/** The enrol and waitlist links of the page lead to this section. */
export function InquirySection() {
  const preset = useAtomValue(presetAtom)
  const clearPreset = useSetAtom(clearPresetAtom)
  const submitForm = useSetAtom(submitFormAtom)
  const { training: receipt } = useAtomValue(receiptsAtom)
  const batches = batchChoices(useBatchStatuses())
  return (
    <Section labelledBy="inquiry-name" space="below">
      <div className={styles.inquiry}>
        <div>
          <h2 id="inquiry-name" className={styles.inquiryHeading}>
            {words.inquiry.heading[0]} <span>{words.inquiry.heading[1]}</span>
          </h2>
          <p className={styles.inquiryLead}>{words.inquiry.lead}</p>
          <Actions>
            <PresetLink action={words.waitlist} variant="line" />
            <ChatAppLink href={chatAppLink(expertMessage)} variant="quiet">
              {words.expert.label}
            </ChatAppLink>
          </Actions>
        </div>
        <div id="inquiry" className={styles.form}>
          {receipt && <receipt.View {...receipt} />}
          <InquiryForm batches={batches} preset={preset} onPresetApplied={clearPreset} submit={submitForm} />
        </div>
      </div>
    </Section>
  )
}
