import { defineSlotRecipe } from '@pandacss/dev'
import { answerStyles } from './answer-styles.ts'
import { frameStyles } from './frame-styles.ts'
import { questionStyles } from './question-styles.ts'

/** The dialog that runs an agent: a ladder frame with the form on the left and the answer on the right. */
export const runDialogRecipe = defineSlotRecipe({
  className: 'run-dialog',
  slots: [
    ...['backdrop', 'positioner', 'content', 'inside', 'head', 'ring', 'title', 'lead', 'body', 'left', 'right'],
    ...['group', 'legend', 'beside', 'small', 'link', 'keyWell', 'eye', 'grow', 'chips', 'chip', 'preview', 'summary'],
    ...['prompt', 'quiet', 'runRow', 'keys', 'said', 'resultHead', 'resultName', 'facts', 'mark', 'demoMark', 'box'],
    ...['boxed', 'busy', 'nothing', 'wait', 'text', 'piece', 'card', 'cardIcon', 'cardWords', 'tools'],
    ...['over', 'far', 'runs', 'run', 'runName'],
  ],
  base: { ...frameStyles, ...questionStyles, ...answerStyles },
})
