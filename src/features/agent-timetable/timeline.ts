import { WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'

/** How long the cursor takes to cross the sheet: all steps, at 1200 ms each. */
export const LOOP_MS = WORKFLOW_STEP_MS * workflowSteps.length
