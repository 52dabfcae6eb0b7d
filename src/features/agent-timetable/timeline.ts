import { WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'

/** How long the cursor takes to cross the sheet: eight steps of 1200 ms (spec §9). */
export const LOOP_MS = WORKFLOW_STEP_MS * workflowSteps.length
