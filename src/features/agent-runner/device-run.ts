import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import type { OnDeviceModel, PromptOptions } from '#platform/on-device-model.ts'
import { deviceProblem } from './diagnosis.ts'
import type { RunResult } from './run-agent.ts'

/**
 * Runs a prompt on the model of the browser. The run needs no key, and its result has no token counts. Never throws.
 */
export async function runOnDevice(
  onDeviceModel: OnDeviceModel,
  prompt: string,
  options: PromptOptions,
): Promise<RunResult> {
  const { kind, text } = await onDeviceModel.prompt(prompt, options)
  if (kind === 'stopped') return { kind, text, usage: null }
  if (kind !== 'done') {
    return {
      kind: 'failed',
      text,
      problem: deviceProblem(kind === 'too-long' ? 'deviceTooLong' : 'device'),
      usage: null,
    }
  }
  const isEmpty = text.trim() === ''
  return {
    kind: 'done',
    text: isEmpty ? noResponse : text,
    isEmpty,
    usage: null,
    isCut: false,
    isIncomplete: false,
  }
}
