import { isEmail } from './email.ts'

type Sender = { readonly name: string; readonly email: string }
type Words = { readonly nameMissing: string; readonly emailMissing: string; readonly emailWrong: string }

/** What is wrong with who writes, by field: a name is needed, and an address that can be answered. */
export function checkSender({ name, email }: Sender, words: Words): { readonly [Field in keyof Sender]?: string } {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...(email.trim() === '' ? { email: words.emailMissing } : !isEmail(email) && { email: words.emailWrong }),
  }
}
