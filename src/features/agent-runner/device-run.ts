import { record as words } from 'virtual:records/messages/run'
import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import type { OnDeviceModel, PromptOptions, PromptResult } from '#platform/on-device-model.ts'
import { endNotice } from './answer-end.ts'
import { type DeviceCause, deviceProblem } from './diagnosis.ts'
import type { RunResult } from './run-agent.ts'

const causes: Readonly<Partial<Record<PromptResult['kind'], DeviceCause>>> = {
  failed: 'device',
  'too-long': 'deviceTooLong',
  language: 'deviceLanguage',
}
const names = { model: words.model.onDevice, provider: words.model.deviceGroup, reason: '', key: '' }

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
  if (kind === 'filtered') return { kind: 'declined', text, notice: endNotice('deviceFilter', names), usage: null }
  const cause = causes[kind]
  if (cause) return { kind: 'failed', text, problem: deviceProblem(cause), usage: null }
  const isEmpty = text.trim() === ''
  const end = isEmpty ? 'empty' : 'whole'
  return {
    kind: 'done',
    text: isEmpty ? noResponse : text,
    isEmpty,
    usage: null,
    end,
    notice: endNotice(end, names),
    isIncomplete: false,
  }
}
