import { keptRuns } from '#content/kept.ts'
import { filled } from '#lib/filled.ts'

/** What the run dialog says. The wording of spec §2.20, §5 and §8 is kept to the letter; braces are filled in. */
export const runWords = {
  close: 'Close',
  settings: 'API Configuration',
  inputs: 'Agent Inputs',
  model: {
    label: 'AI Model',
    asOf: 'Models as of {day}.',
    price: '{prompt} in and {answer} out for a million tokens. Prices of {day}.',
    retired: 'Retired',
    retiredOption: '{model} (retired, now {instead})',
    retiredNote: {
      title: '{model} was retired on {day}',
      text: '{provider} does not answer for it any more.',
      use: 'Use {model}',
    },
    retiring: 'until {day}',
    notListed: 'not for this key',
    device: 'On this device, no key needed',
    deviceGroup: 'Your browser',
    deviceDownload: 'Your browser downloads its model first: it can take some minutes and a few gigabytes.',
    deviceReady: 'Nothing leaves this device. Small models make more mistakes than large ones.',
    other: 'Another model',
    custom: 'Model id',
    customHint: 'As its provider writes it, for instance in its list of models.',
    customMissing: 'Please enter a model id',
    provider: 'Provider',
    refresh: 'Refresh list',
    refreshing: 'Refreshing...',
    refreshed: '{count} models of {provider} for this key.',
  },
  key: {
    label: 'API Key',
    show: 'Show the key',
    hide: 'Hide the key',
    kept: 'Kept in this dialog only. It is gone when you close it.',
    goes: 'It goes straight to {host} and to nobody else. Use a key with a spending limit:',
    goesByProxy: 'It goes to {provider} by way of {host}. Use a key with a spending limit:',
    page: 'keys at {provider}',
    test: 'Test key',
    testing: 'Testing...',
    accepted: '{provider} accepts this key.',
    cleaned: 'Only the key itself was kept, without what stood around it.',
    offline: 'Testing a key needs a connection.',
    elsewhere: {
      title: 'This looks like a key of {owner}',
      text: 'It would be sent to {provider}, which cannot use it.',
      use: 'Use a model of {owner}',
      send: 'Send it to {provider}',
    },
  },
  input: {
    suggestions: 'Suggestions for {input}',
    example: 'For example: {example}',
    missing: 'Please fill in: {input}',
  },
  prompt: {
    show: 'Show prompt',
    edit: 'Edit for this run',
    label: 'Prompt of this run',
    reset: 'Reset',
    edited: 'Edited: the inputs above are not put in any more.',
  },
  run: {
    start: 'Run Agent',
    again: 'Run again',
    running: 'Running...',
    stop: 'Stop',
    keys: 'Ctrl or ⌘ + Enter runs, Esc stops.',
    offline: {
      title: 'You are offline',
      text: 'A run needs a connection. Your inputs stay here. The demo works without one.',
      demo: 'Show the demo',
    },
  },
  result: {
    label: 'Result',
    what: 'The answer',
    empty: 'The answer appears here. A live one holds:',
    download: 'Downloading the model: {share} %',
    pause: 'The next try comes by itself in {seconds} s.',
    waiting: 'Waiting for {model}',
    badges: {
      stopped: 'Stopped',
      cut: 'Cut off at the length limit',
      incomplete: 'Incomplete',
      demo: 'DEMO',
    },
    demoOf: 'not from {model}',
    go: 'Continue',
    declined: {
      title: 'The model declined',
      text: '{model} would not answer this. Change your inputs and run again, or choose another model.',
    },
    tokens: '{prompt} tokens in, {answer} out',
    thinking: '{thinking} of them for thinking',
    cost: '{cost} (prices of {day})',
    copy: 'Copy',
    copyFormatted: 'Copy formatted',
    save: 'Download',
    saveMarkdown: 'Download Markdown',
    retryIn: 'Run again in {seconds} s',
    said: '{provider} says: {detail}',
  },
  link: { copy: 'Copy link to this agent', hint: 'With your inputs, never with the key.' },
  history: {
    label: 'Earlier runs',
    kept: `The newest ${keptRuns} runs of all agents stay on this device. Your key is not among them.`,
    open: 'Open the run of {time}',
    remove: 'Delete the run of {time}',
    clear: 'Delete all of these',
    clearSure: 'Yes, delete {runs}',
    clearNot: 'Keep them',
    use: 'Use these inputs',
    of: 'Run of {time}',
    noWords: 'Without a result',
    unshown: 'A run could not be shown here.',
  },
  spoken: { running: 'Running', ready: 'Result ready', demo: 'Demo result ready', stopped: 'Stopped' },
  toasts: {
    done: { title: 'Success', text: 'Agent completed successfully!' },
    copied: { title: 'Copied', text: 'Result copied to clipboard!' },
    copyFailed: { title: 'The browser did not let us copy', text: 'Select the text and copy it by hand.' },
    linkCopied: { title: 'Copied', text: 'Link to this agent copied to clipboard!' },
    linkShortened: 'Inputs of more than 2,000 characters stand in it shortened.',
    saved: { title: 'Saved', text: '{file} is in your downloads.' },
    offline: { title: 'This could not be loaded', text: 'Check the connection and try again.' },
    outdated: {
      title: 'This tab is older than the site',
      text: 'Reload the page. The result is among the earlier runs.',
    },
    demo: 'Demo Mode',
    offlineDemo: 'You are offline. Showing demo result.',
  },
} as const

/** The line above a demo result wherever it goes: on screen, in copies and in downloads. */
export function demoMark(model: string): string {
  return `${runWords.result.badges.demo} - ${filled(runWords.result.demoOf, { model })}`
}

/** 'about $0.0042', 'about $1.20'; less than a hundredth of a cent is said as that. */
export function dollars(cost: number): string {
  if (cost > 0 && cost < 0.0001) return 'less than $0.0001'
  return `about $${cost.toFixed(cost < 0.1 ? 4 : 2)}`
}

/** '8 s', '1 min 20 s'. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
