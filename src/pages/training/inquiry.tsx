import { record as expert } from 'virtual:records/messages/training/expert'
import { useAtomValue, useSetAtom } from 'jotai'
import { chatAppLink } from '#content/chat-app.ts'
import { trainingPage as words } from '#content/training.ts'
import { InquiryForm } from '#features/training-inquiry/ui/inquiry-form.tsx'
import { submitAtom } from '#sections/outbox.ts'
import { trainingPage } from '#styled/recipes/training-page.js'
import { ExternalButtonLink } from '#ui/button.tsx'
import { wrap } from '#ui/layout.ts'
import { dropPresetAtom, presetAtom } from './preset.ts'
import { PresetLink } from './preset-link.tsx'

const looks = trainingPage()

/** Where every button of the page leads: the words left, the form right. */
export function Part() {
  const preset = useAtomValue(presetAtom)
  const drop = useSetAtom(dropPresetAtom)
  const submit = useSetAtom(submitAtom)
  return (
    <section aria-labelledby="inquiry-name" className={looks.section}>
      <div className={`${wrap} ${looks.inquiry}`}>
        <div>
          <h2 id="inquiry-name" className={looks.inquiryName}>
            {words.inquiry.heading[0]} <span>{words.inquiry.heading[1]}</span>
          </h2>
          <p className={looks.inquiryLead}>{words.inquiry.lead}</p>
          <div className={looks.actions}>
            <PresetLink action={words.waitlist} look="line" />
            <ExternalButtonLink href={chatAppLink(expert)} look="quiet">
              {words.expert.label}
            </ExternalButtonLink>
          </div>
        </div>
        <div id="inquiry" className={looks.form}>
          <InquiryForm preset={preset} onTaken={drop} submit={submit} />
        </div>
      </div>
    </section>
  )
}
