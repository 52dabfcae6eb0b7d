import { expect, test } from 'vitest'
import { modelList } from '#content/models.ts'
import { readConfig } from '#prerender/inline-config.ts'

test('the default model is optional, and may be a listed model', () => {
  expect(readConfig({}).defaultModel).toBe('')
  const [, second] = modelList.models
  expect(readConfig({ VITE_DEFAULT_MODEL: second?.id }).defaultModel).toBe(second?.id)
})

test('an unlisted model stops the build with an error that names the variable and the models', () => {
  const [first] = modelList.models
  expect(() => readConfig({ VITE_DEFAULT_MODEL: 'gtp-6' })).toThrow(
    'VITE_DEFAULT_MODEL is "gtp-6", but must be one of: ',
  )
  expect(() => readConfig({ VITE_DEFAULT_MODEL: 'gtp-6' })).toThrow(first?.id)
})

test('an invalid value of another setting stops the build', () => {
  expect(() => readConfig({ VITE_MAIL_TO: 'nobody' })).toThrow('VITE_MAIL_TO')
})
