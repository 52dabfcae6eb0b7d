import type { Dialect } from '#content/models.ts'

/** Answers in the formats of the three providers: streams, single answers, lists of models, and errors. */

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`

/** Returns the messages of a stream with these words. `finishReason` is in the provider's own term. */
export function providerStream(
  dialect: Dialect,
  words: readonly string[],
  finishReason = defaultFinishReason[dialect],
): readonly string[] {
  if (dialect === 'openai') {
    const chunk = (delta: object, finish_reason: string | null = null) =>
      data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })
    return [
      chunk({ role: 'assistant', content: '' }),
      ...words.map((content) => chunk({ content })),
      chunk({}, finishReason),
      data({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [], usage: openAiUsage }),
      'data: [DONE]\n\n',
    ]
  }
  if (dialect === 'anthropic') {
    const delta = (text: string) => ({ index: 1, delta: { type: 'text_delta', text } })
    return [
      event('message_start', { message: { id: 'msg_1', content: [], usage: { input_tokens: 12, output_tokens: 1 } } }),
      event('content_block_start', { index: 0, content_block: { type: 'thinking', thinking: '' } }),
      event('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking: 'Let me think.' } }),
      event('content_block_stop', { index: 0 }),
      event('ping', {}),
      ...words.map((word) => event('content_block_delta', delta(word))),
      event('message_delta', {
        delta: { stop_reason: finishReason, stop_sequence: null },
        usage: { output_tokens: 34 },
      }),
      event('message_stop', {}),
    ]
  }
  const chunkOf = (parts: readonly object[], extra: object = {}) =>
    data({ candidates: [{ content: { parts, role: 'model' }, index: 0, ...extra }], modelVersion: 'gemini' })
  return [
    chunkOf([{ text: 'Let me think.', thought: true }]),
    ...words.map((text) => chunkOf([{ text }])),
    `data: ${JSON.stringify({
      candidates: [{ content: { parts: [{ thoughtSignature: 'c2ln' }] }, finishReason }],
      usageMetadata: geminiUsage,
    })}\n\n`,
  ]
}

const defaultFinishReason: Readonly<Record<Dialect, string>> = { openai: 'stop', anthropic: 'end_turn', gemini: 'STOP' }
const openAiUsage = {
  prompt_tokens: 12,
  completion_tokens: 34,
  total_tokens: 46,
  completion_tokens_details: { reasoning_tokens: 4 },
}
const geminiUsage = { promptTokenCount: 12, candidatesTokenCount: 30, thoughtsTokenCount: 4, totalTokenCount: 46 }

/** Returns an answer with this text that is not streamed. */
export function providerResponse(dialect: Dialect, text: string, finishReason = defaultFinishReason[dialect]): string {
  if (dialect === 'openai') {
    const choice = {
      index: 0,
      message: { role: 'assistant', content: text, refusal: null },
      finish_reason: finishReason,
    }
    return JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', choices: [choice], usage: openAiUsage })
  }
  if (dialect === 'anthropic') {
    const content = [
      { type: 'thinking', thinking: 'Let me think.', signature: 'c2ln' },
      ...text.split(/(?<= )/).map((word) => ({ type: 'text', text: word })),
    ]
    const usage = { input_tokens: 12, output_tokens: 34 }
    return JSON.stringify({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      content,
      stop_reason: finishReason,
      usage,
    })
  }
  const parts = [
    { text: 'Let me think.', thought: true },
    ...text.split(/(?<= )/).map((word) => ({ text: word })),
    { thoughtSignature: 'c2ln' },
  ]
  const candidates = [{ content: { parts, role: 'model' }, finishReason, index: 0 }]
  return JSON.stringify({ candidates, usageMetadata: geminiUsage })
}

/** Each provider's answer to a request for the list of models. */
export const modelLists: Readonly<Record<Dialect, string>> = {
  openai: JSON.stringify({
    object: 'list',
    data: [
      { id: 'gpt-6-luna', object: 'model', created: 1_780_000_000, owned_by: 'system', shutdown_date: '2027-06-30' },
      { id: 'gpt-6.2-nova', object: 'model', created: 1_790_000_000, owned_by: 'system', shutdown_date: null },
      { id: 'gpt-image-2.6-flare', object: 'model', created: 1_780_000_000, owned_by: 'system' },
      { id: 'text-embedding-3-small', object: 'model', created: 1_700_000_000, owned_by: 'system' },
    ],
  }),
  anthropic: JSON.stringify({
    data: [
      { type: 'model', id: 'claude-haiku-5-5', display_name: 'Claude Haiku 5.5', created_at: '2026-09-01T00:00:00Z' },
      { type: 'model', id: 'claude-opus-5-5', display_name: 'Claude Opus 5.5', created_at: '2026-09-01T00:00:00Z' },
    ],
    has_more: false,
  }),
  gemini: JSON.stringify({
    models: [
      {
        name: 'models/gemini-3.8-flash',
        displayName: 'Gemini 3.8 Flash',
        supportedGenerationMethods: ['generateContent', 'countTokens'],
      },
      { name: 'models/gemini-embedding-2', displayName: 'Embedding', supportedGenerationMethods: ['embedContent'] },
      { name: 'models/gemini-4-pro', displayName: 'Gemini 4 Pro', supportedGenerationMethods: ['generateContent'] },
    ],
  }),
}

type RecordedError = { readonly status: number; readonly body: string; readonly retryAfter?: string }

const openAi = (status: number, message: string, type: string, code: string | null, param: string | null = null) => ({
  status,
  body: JSON.stringify({ error: { message, type, param, code } }),
})
const anthropic = (status: number, type: string, message: string) => ({
  status,
  body: JSON.stringify({ type: 'error', error: { type, message }, request_id: 'req_011CSHoEeqs5C35K2UUqR7Fy' }),
})
const google = (code: number, status: string, message: string, details: readonly object[] = []) => ({
  status: code,
  body: JSON.stringify({ error: { code, message, status, details } }),
})
const errorInfo = (code: string) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason: code,
  domain: 'googleapis.com',
  metadata: { service: 'generativelanguage.googleapis.com' },
})

/** Error responses: those of the providers as they were recorded, the response of a proxy, and one from no provider. */
export const refusals = {
  openAiKey: openAi(
    401,
    'Incorrect API key provided: sk-proj-********************wxyz. You can find your API key at https://platform.openai.com/account/api-keys.',
    'invalid_request_error',
    'invalid_api_key',
  ),
  openAiQuota: openAi(
    429,
    'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
    'insufficient_quota',
    'insufficient_quota',
  ),
  openAiRate: openAi(
    429,
    'Rate limit reached for gpt-6-luna in organization org-1 on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.',
    'requests',
    'rate_limit_exceeded',
  ),
  openAiModel: openAi(
    404,
    'The model `gpt-4` does not exist or you do not have access to it.',
    'invalid_request_error',
    'model_not_found',
  ),
  openAiCountry: openAi(
    403,
    'Country, region, or territory not supported',
    'request_forbidden',
    'unsupported_country_region_territory',
  ),
  openAiMaxTokens: openAi(
    400,
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    'invalid_request_error',
    'unsupported_parameter',
    'max_tokens',
  ),
  openAiTemperature: openAi(
    400,
    "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    'invalid_request_error',
    'unsupported_value',
    'temperature',
  ),
  openAiEffort: openAi(
    400,
    "Unsupported value: 'reasoning_effort' does not support 'none' with this model.",
    'invalid_request_error',
    'unsupported_value',
    'reasoning_effort',
  ),
  openAiUsage: openAi(400, 'Unrecognized request argument supplied: stream_options', 'invalid_request_error', null),
  openAiOverloaded: openAi(
    503,
    'Our servers are currently overloaded. Please try again later.',
    'service_unavailable_error',
    'server_is_overloaded',
  ),
  openAiStream: openAi(
    400,
    'Your organization must be verified to stream this model. Please go to: https://platform.openai.com/settings/organization/general and click on Verify Organization. If you just verified, it can take up to 15 minutes for access to propagate.',
    'invalid_request_error',
    'unsupported_value',
    'stream',
  ),
  openAiLength: openAi(
    400,
    "This model's maximum context length is 8192 tokens. However, your messages resulted in 9021 tokens. Please reduce the length of the messages.",
    'invalid_request_error',
    'context_length_exceeded',
    'messages',
  ),
  openAiPrompt: openAi(
    400,
    'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
    'invalid_request_error',
    'invalid_prompt',
  ),
  openAiServer: openAi(
    500,
    'The server had an error while processing your request. Sorry about that!',
    'server_error',
    null,
  ),
  anthropicKey: anthropic(401, 'authentication_error', 'invalid x-api-key'),
  anthropicOrganisation: anthropic(
    401,
    'authentication_error',
    'CORS requests are not allowed for this Organization because of its security settings.',
  ),
  anthropicCors: anthropic(
    401,
    'authentication_error',
    "CORS requests must set 'anthropic-dangerous-direct-browser-access' header",
  ),
  anthropicBilling: anthropic(402, 'billing_error', 'There is an issue with your billing or payment information.'),
  anthropicCredit: anthropic(
    400,
    'invalid_request_error',
    'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
  ),
  anthropicRate: {
    ...anthropic(429, 'rate_limit_error', 'This request would exceed your organization’s rate limit.'),
    retryAfter: '7',
  },
  anthropicModel: anthropic(404, 'not_found_error', 'model: claude-3-haiku-20240307'),
  anthropicPermission: anthropic(
    403,
    'permission_error',
    'Your API key does not have permission to use this resource.',
  ),
  anthropicLarge: anthropic(413, 'request_too_large', 'Request exceeds the maximum size'),
  anthropicLength: anthropic(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
  anthropicField: anthropic(
    400,
    'invalid_request_error',
    'max_tokens: 8000 > 4096, which is the maximum allowed number of output tokens for this model',
  ),
  anthropicOverloaded: anthropic(529, 'overloaded_error', 'Overloaded'),
  geminiKey: google(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    errorInfo('API_KEY_INVALID'),
  ]),
  geminiToken: google(
    401,
    'UNAUTHENTICATED',
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    [errorInfo('ACCESS_TOKEN_TYPE_UNSUPPORTED')],
  ),
  geminiLeaked: google(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another API key.'),
  geminiRate: google(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota. Please retry in 35.4s.', [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [{ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', quotaValue: '15' }],
    },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '35.4s' },
  ]),
  geminiDay: google(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [
    {
      '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
      violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', quotaValue: '200' }],
    },
  ]),
  geminiModel: google(
    404,
    'NOT_FOUND',
    'models/gemini-pro is not found for API version v1beta, or is not supported for generateContent.',
  ),
  geminiCountry: google(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
  geminiPermission: google(403, 'PERMISSION_DENIED', 'The caller does not have permission'),
  geminiLength: google(
    400,
    'INVALID_ARGUMENT',
    'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
  ),
  geminiField: google(400, 'INVALID_ARGUMENT', 'Invalid value at generation_config', [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: 'generation_config.max_output_tokens', description: 'must be positive' }],
    },
  ]),
  geminiBusy: google(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  proxyCors: { status: 502, body: '<h1>Bad gateway</h1><p>The upstream refused the CORS request.</p>' },
  teapot: { status: 418, body: 'short and stout' },
} as const satisfies Readonly<Record<string, RecordedError>>
