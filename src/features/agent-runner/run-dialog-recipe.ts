import { defineSlotRecipe } from '@pandacss/dev'
import { answerStyles } from './answer-styles.ts'
import { frameStyles } from './frame-styles.ts'
import { questionStyles } from './question-styles.ts'

/**
 * The dialog that runs an agent, inside a chequered border (`ladderFrame`). On wide screens, the form is on the left
 * and the answer on the right.
 */
export const runDialogRecipe = defineSlotRecipe({
  className: 'run-dialog',
  slots: [
    ...['backdrop', 'positioner', 'content', 'inside', 'header', 'iconRing', 'title', 'description', 'columns'],
    ...['formColumn', 'answerColumn', 'fieldset', 'legend', 'inlineRow', 'note', 'link', 'keyField', 'showKeyButton'],
    ...['autoGrow', 'suggestions', 'suggestion', 'disclosure', 'summary', 'promptText', 'quietButton', 'submitRow'],
    ...['shortcutHint', 'statusText', 'resultHeader', 'resultHeading', 'facts', 'resultBadge', 'demoLabel'],
    ...['resultBox', 'resultFrame', 'busyBar', 'emptyResult', 'progressText', 'answerText', 'blockGroup', 'notice'],
    ...['noticeIcon', 'noticeBody', 'resultActions', 'finishedGroup', 'offscreenGroup', 'historyList', 'historyItem'],
    ...['historyButton'],
  ],
  base: { ...frameStyles, ...questionStyles, ...answerStyles },
})
