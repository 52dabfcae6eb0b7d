/**
 * What a visitor reads when a run came to nothing: what happened, what to do, and the toast. In braces stand the
 * provider, its host, the model, the field and the pause in seconds. Two toasts are the spec's own (§8).
 */
type Words = { readonly title: string; readonly text: string; readonly toast: string }

/** For a 403 and for an answer that mentions CORS. */
export const forProduction = 'Showing demo result. For production use, implement server-side API calls.'
/** For a failure of the network or of CORS. */
const cors = 'CORS restrictions prevent direct API calls. Showing demo result.'

export const runProblems = {
  offline: {
    title: 'You are offline',
    text: 'A run needs a connection to {provider}. Your inputs stay here: run it again when you are back.',
    toast: 'You are offline. Showing demo result.',
  },
  unreachable: {
    title: '{provider} cannot be reached',
    text: 'Nothing answers at {host}. The network, a firewall or an ad blocker may be in the way.',
    toast: cors,
  },
  hidden: {
    title: 'OpenAI rejected the request',
    text: 'It hides the reason from browsers. Usually the key is wrong or has expired, or it may not use {model}.',
    toast: 'OpenAI rejected the request, usually because of the key. Showing demo result.',
  },
  blocked: {
    title: '{provider} may not be read from this page',
    text: '{host} can be reached, but the browser may not read what it answers (CORS). A browser extension or a rule of your network may be the cause.',
    toast: cors,
  },
  late: {
    title: '{provider} did not answer in time',
    text: 'Nothing came for two minutes, so we stopped waiting. A shorter input or a smaller model answers sooner.',
    toast: '{provider} did not answer in time. Showing demo result.',
  },
  key: {
    title: 'This key was not accepted by {provider}',
    text: 'Check that you copied all of it, that it has not been deleted, and that it was made at {provider}.',
    toast: '{provider} did not accept this key. Showing demo result.',
  },
  malformed: {
    title: 'This cannot be a key',
    text: 'Keys consist of plain letters, digits and signs. Copy it again from the page of {provider}. Nothing was sent.',
    toast: 'This cannot be a key of {provider}. Showing demo result.',
  },
  browser: {
    title: '{provider} refuses requests from browsers',
    text: 'It says that the answer may not go to a page (CORS). A browser extension that changes requests may be the cause.',
    toast: forProduction,
  },
  organisation: {
    title: 'Your organisation blocks browser use',
    text: '{provider} answers keys of this organisation on servers only. No setting here changes that: use another key.',
    toast: forProduction,
  },
  credit: {
    title: 'No credit left',
    text: 'Your account at {provider} has no credit left. Add some there, then run again.',
    toast: 'No credit left at {provider}. Showing demo result.',
  },
  quota: {
    title: 'Your plan’s limit is reached',
    text: 'Your plan at {provider} allows no more runs of {model} for now. Wait until the limit is renewed, or choose another model.',
    toast: 'Your plan’s limit at {provider} is reached. Showing demo result.',
  },
  rate: {
    title: 'Too many requests',
    text: '{provider} takes no more requests of this key for the moment. Wait {seconds} s.',
    toast: 'Too many requests to {provider}. Showing demo result.',
  },
  forbidden: {
    title: 'No permission for {model}',
    text: '{provider} refused: your key or its project may not use this model from here.',
    toast: forProduction,
  },
  country: {
    title: '{provider} does not serve this country',
    text: 'It refuses requests from the place your connection comes out. Another provider may serve it.',
    toast: forProduction,
  },
  model: {
    title: '{model} is not available',
    text: '{model} does not exist any more, or your key has no access to it.',
    toast: '{model} is not available. Showing demo result.',
  },
  tooLong: {
    title: 'Too long for {model}',
    text: 'Your inputs do not fit into one request. Shorten your inputs and run again.',
    toast: 'Your inputs are too long for {model}. Showing demo result.',
  },
  field: {
    title: '{provider} refused the field ‘{field}’',
    text: '{model} does not accept what was sent in ‘{field}’. Another model may.',
    toast: '{provider} refused a field of the request. Showing demo result.',
  },
  request: {
    title: '{provider} refused the request',
    text: '{model} does not accept what was sent. Another model may.',
    toast: '{provider} refused the request. Showing demo result.',
  },
  unverified: {
    title: 'Your organisation has to be verified',
    text: '{provider} answers for {model} only after it has verified your organisation. Choose another model, or verify it there.',
    toast: '{provider} has to verify your organisation first. Showing demo result.',
  },
  busy: {
    title: '{provider} is busy',
    text: 'It has more requests than it can answer. Run it again in a minute, or choose another model.',
    toast: '{provider} is busy. Showing demo result.',
  },
  interrupted: {
    title: 'The answer did not arrive',
    text: 'The connection to {provider} ended before the first word. Run it again.',
    toast: 'The connection to {provider} ended early. Showing demo result.',
  },
  page: {
    title: 'A web page came instead of an answer',
    text: 'It is not from {provider}: a login page of your network, a firewall or a proxy may be in the way. Open another site to see whether it asks something of you, then run it again.',
    toast: 'A web page came instead of an answer. Showing demo result.',
  },
  strange: {
    title: 'This is no answer of {provider}',
    text: '{host} said that all went well, but what came cannot be read as an answer. Run it again; if it happens again, choose another model.',
    toast: 'What came is no answer of {provider}. Showing demo result.',
  },
  outdated: {
    title: 'This tab is older than the site',
    text: 'The site was updated after you opened it, and a part that this needs is gone. Reload the page: your inputs stay, and the key has to be entered again.',
    toast: 'This tab is older than the site. Showing demo result.',
  },
  other: {
    title: '{provider} answered with an error',
    text: 'Run it again; if it happens again, choose another model.',
    toast: '{provider} answered with an error. Showing demo result.',
  },
  device: {
    title: 'The model on this device failed',
    text: 'Your browser could not finish the answer. Run it again, or choose a model of a provider.',
    toast: 'The model on this device failed. Showing demo result.',
  },
  deviceTooLong: {
    title: 'Too long for the model on this device',
    text: 'It reads only short prompts. Shorten your inputs, or choose a model of a provider.',
    toast: 'Your inputs are too long for the model on this device. Showing demo result.',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What a problem offers to do. */
export const runActions = {
  keys: 'Keys at {provider}',
  billing: 'Billing at {provider}',
  status: 'Status of {provider}',
  organisation: 'Organisation settings',
  useModel: 'Use {model}',
  reload: 'Reload',
} as const

/** The result where an answer holds no text (spec §7.2). */
export const noResponse = 'No response received'

export const organisationUrl = 'https://platform.openai.com/settings/organization/general'

/** What a provider said, where it gave no more than a number. */
export const statusOnly = 'Status {status}'
