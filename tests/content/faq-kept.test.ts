import { expect, test } from 'vitest'
import { answer } from '#support/chat.ts'

/** What the chat says of words kept on the device, in the visitor's wordings. */
test.each([
  [
    'does a form work offline',
    'A form you send without one is saved on this device until it is sent or you cancel it: we try while this site is open, and the count in the header lists what waits.',
  ],
  ['I submitted the form while offline', 'saved on this device until it is sent or you cancel it'],
  ['is a waiting request safe', 'not for ever: browsers may clear what a site has stored, Safari after 7 days'],
  ['will my request arrive twice', 'one double with the same reference can reach us'],
  ['can a form get lost', 'its words are wiped here; its kind, its time and its reference are kept for 30 days'],
  ['what do you store about me', 'requests that wait to be sent'],
  ['what do you store about me', 'earlier agent runs with what you entered and what came back'],
  ['delete my data', 'agent runs with their results'],
  ['delete my data', "Press 'Delete my data on this device' on the privacy page"],
  ['cancel my meeting request', 'you can edit or cancel in the list behind the count in the header'],
  ['change my meeting request', 'Once it is sent, write or call us with your name'],
])('“%s” is told: %s', (question, words) => {
  expect(answer(question).text).toContain(words)
})
