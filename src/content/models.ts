/** The APIs of the providers, which differ in their requests and answers. */
export type Dialect = 'openai' | 'anthropic' | 'gemini'

/** A day, such as 2026-10-23. */
export type Day = string

export type ModelProvider = {
  readonly name: string
  /** The origin of the provider's API. A run is sent to it, or through `config.corsProxy` if that is set. */
  readonly origin: string
  readonly modelsPath: string
  readonly keysUrl: string
  readonly billingUrl: string
  readonly statusUrl: string
  /** The prefixes of the provider's API keys. No other provider uses these prefixes. */
  readonly keyPrefixes: readonly string[]
}

type Json = string | number | boolean | { readonly [field: string]: Json }
/** The fields of a request besides the model and the prompt. */
export type Fields = { readonly [field: string]: Json }

/**
 * Prices in US dollars per million tokens. With `promptTokensUpTo`, they apply only to prompts of up to that many
 * tokens.
 */
type Price = { readonly prompt: number; readonly answer: number; readonly promptTokensUpTo?: number }

export type Model = {
  readonly id: string
  readonly label: string
  readonly dialect: Dialect
  readonly fields: Fields
  /** False for the models that src/docs/specification.md lists, whose answers are not streamed. */
  readonly isStreamed: boolean
  /** The day from which the provider no longer serves the model. */
  readonly retires?: Day
  /** The id of the model to use instead. */
  readonly replacement?: string
  readonly price?: Price
}

export const providers: Readonly<Record<Dialect, ModelProvider>> = {
  openai: {
    name: 'OpenAI',
    origin: 'https://api.openai.com',
    modelsPath: '/v1/models',
    keysUrl: 'https://platform.openai.com/api-keys',
    billingUrl: 'https://platform.openai.com/settings/organization/billing/overview',
    statusUrl: 'https://status.openai.com',
    keyPrefixes: ['sk-proj-', 'sk-svcacct-'],
  },
  anthropic: {
    name: 'Anthropic',
    origin: 'https://api.anthropic.com',
    modelsPath: '/v1/models?limit=1000',
    keysUrl: 'https://platform.claude.com/settings/keys',
    billingUrl: 'https://platform.claude.com/settings/billing',
    statusUrl: 'https://status.claude.com',
    keyPrefixes: ['sk-ant-'],
  },
  gemini: {
    name: 'Google',
    origin: 'https://generativelanguage.googleapis.com',
    modelsPath: '/v1beta/models?pageSize=1000',
    keysUrl: 'https://aistudio.google.com/apikey',
    billingUrl: 'https://console.cloud.google.com/billing',
    statusUrl: 'https://aistudio.google.com/status',
    keyPrefixes: ['AIza', 'AQ.'],
  },
}

/** The token limit of an answer without thinking (src/docs/specification.md, runs of agents). */
const ANSWER_TOKENS = 2000
/** The token limit of an answer together with its thinking. */
const ANSWER_AND_THINKING_TOKENS = 8000

/** The fields for a model that is not on the list, which all models of its provider accept. */
export const customFields: Readonly<Record<Dialect, Fields>> = {
  openai: { max_completion_tokens: ANSWER_AND_THINKING_TOKENS },
  anthropic: { max_tokens: ANSWER_AND_THINKING_TOKENS },
  gemini: { generationConfig: { maxOutputTokens: ANSWER_AND_THINKING_TOKENS } },
}

const withoutThinking = { max_completion_tokens: ANSWER_TOKENS, reasoning_effort: 'none', temperature: 0.7 }

/**
 * The language models of the library, checked on the day `asOf`. Model ids are often retired within a year. Visitors
 * can type any other id, and 'Refresh list' gets the list of the provider.
 */
export const modelList: { readonly asOf: Day; readonly models: readonly Model[] } = {
  asOf: '2026-11-22',
  models: [
    {
      id: 'gpt-4',
      label: 'GPT-4',
      dialect: 'openai',
      fields: { max_tokens: ANSWER_TOKENS, temperature: 0.7 },
      isStreamed: false,
      retires: '2026-10-23',
      replacement: 'gpt-6-luna',
    },
    {
      id: 'gpt-3.5-turbo',
      label: 'GPT-3.5 Turbo',
      dialect: 'openai',
      fields: { max_tokens: ANSWER_TOKENS, temperature: 0.7 },
      isStreamed: false,
      retires: '2026-10-23',
      replacement: 'gpt-6-luna',
    },
    {
      id: 'claude-3-sonnet-20240229',
      label: 'Claude 3 Sonnet',
      dialect: 'anthropic',
      fields: { max_tokens: ANSWER_TOKENS },
      isStreamed: false,
      retires: '2025-07-21',
      replacement: 'claude-sonnet-5-5',
    },
    {
      id: 'claude-3-haiku-20240307',
      label: 'Claude 3 Haiku',
      dialect: 'anthropic',
      fields: { max_tokens: ANSWER_TOKENS },
      isStreamed: false,
      retires: '2026-04-20',
      replacement: 'claude-haiku-5-5',
    },
    {
      id: 'gemini-pro',
      label: 'Gemini Pro',
      dialect: 'gemini',
      fields: {},
      isStreamed: false,
      retires: '2025-04-09',
      replacement: 'gemini-3.8-flash',
    },
    {
      id: 'gpt-6-luna',
      label: 'GPT-6 Luna',
      dialect: 'openai',
      fields: withoutThinking,
      isStreamed: true,
      price: { prompt: 0.1, answer: 0.5 },
    },
    {
      id: 'gpt-6.1-terra',
      label: 'GPT-6.1 Terra',
      dialect: 'openai',
      fields: withoutThinking,
      isStreamed: true,
      price: { prompt: 1, answer: 5 },
    },
    {
      id: 'gpt-6.1-sol',
      label: 'GPT-6.1 Sol',
      dialect: 'openai',
      fields: customFields.openai,
      isStreamed: true,
      price: { prompt: 2, answer: 10 },
    },
    {
      id: 'gpt-6-astra',
      label: 'GPT-6 Astra',
      dialect: 'openai',
      fields: customFields.openai,
      isStreamed: true,
      price: { prompt: 10, answer: 50 },
    },
    {
      id: 'claude-haiku-5-5',
      label: 'Claude Haiku 5.5',
      dialect: 'anthropic',
      fields: customFields.anthropic,
      isStreamed: true,
      price: { prompt: 0.1, answer: 0.5, promptTokensUpTo: 100_000 },
    },
    {
      id: 'claude-sonnet-5-5',
      label: 'Claude Sonnet 5.5',
      dialect: 'anthropic',
      fields: customFields.anthropic,
      isStreamed: true,
      price: { prompt: 2, answer: 10 },
    },
    {
      id: 'gemini-3.5-flash-lite',
      label: 'Gemini 3.5 Flash-Lite',
      dialect: 'gemini',
      fields: customFields.gemini,
      isStreamed: true,
      price: { prompt: 0.3, answer: 2.5 },
    },
    {
      id: 'gemini-3.8-flash',
      label: 'Gemini 3.8 Flash',
      dialect: 'gemini',
      fields: customFields.gemini,
      isStreamed: true,
      price: { prompt: 0.75, answer: 3.75 },
    },
  ],
}
