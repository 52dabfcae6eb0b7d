import { WORKFLOW_STEP_MS, workflowSteps } from '#content/collaboration.ts'

/** The duration of one loop of the timetable's animation in ms: all steps of the workflow, one after another. */
export const LOOP_MS = WORKFLOW_STEP_MS * workflowSteps.length
