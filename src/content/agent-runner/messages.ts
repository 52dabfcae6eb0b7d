/** What is said before a run and beside a demo result. The wording of spec §5 and §8 is kept to the letter. */
export const libraryMessages = {
  error: 'Error',
  keyMissing: 'Please enter your API key',
  demoNote: 'This is a demo result, put together on your device. Connect an API key for a live answer.',
} as const

/** 'Please fill in: topic, tone'. */
export function inputsMissing(names: readonly string[]): string {
  return `Please fill in: ${names.join(', ')}`
}

/** 'Please shorten: topic, tone'. */
export function inputsTooLong(names: readonly string[]): string {
  return `Please shorten: ${names.join(', ')}`
}

/** 'about 1,240 tokens': an estimate, so it is rounded and says so. */
export function aboutTokens(tokens: number): string {
  const rounded = tokens < 100 ? tokens : Math.round(tokens / 10) * 10
  return `about ${String(rounded).replace(/\B(?=(\d{3})+$)/g, ',')} ${rounded === 1 ? 'token' : 'tokens'}`
}
