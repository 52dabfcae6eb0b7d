import { type Batch, trainingBatches } from '#content/batches.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { hasBegun } from '#content/faq/moments.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Agentic AI Training', href: paths.training } as const
const inquiry = { label: 'Inquiry form', href: `${paths.training}#inquiry` } as const
const [fundamentals, masterclass, bundle] = trainingBatches
const factsOf = ({ name, duration, mode, price }: Batch) => `${name}: ${duration}, ${mode}, ${price}`

/** What is said of a batch, and of its date seen from a moment. */
const told = (batch: Batch | undefined, text: string): Pick<FaqEntry, 'answer' | 'answerAt'> =>
  batch ? toldOf(batch, text) : { answer: text }
const toldOf = (batch: Batch, text: string): Pick<FaqEntry, 'answer' | 'answerAt'> => ({
  answer: `${factsOf(batch)}, from ${batch.date}. ${text} If that date has passed, join the waitlist on the training page.`,
  answerAt: ({ now }) =>
    hasBegun(batch.starts, now)
      ? `${factsOf(batch)}. ${text} It began on ${batch.date}: join the waitlist on the training page for the next one.`
      : `${factsOf(batch)}. ${text} It starts on ${batch.date}.`,
})
const asked = (course: string) =>
  [
    '',
    ' price',
    ' duration',
    ' when',
    ' start',
    ' online',
    ' where',
    ' beginner',
    ' learn',
    ' who',
    ' next',
    ' waitlist',
  ]
    .map((aspect) => `${course}${aspect}`)
    .join('|')

/** The courses by name: what each costs, when it begins and whom it suits. */
export const courseQuestions: readonly FaqEntry[] = [
  {
    id: 'course-fundamentals',
    title: `What is ${fundamentals?.name}?`,
    question: `${asked('fundamentals')}|fundamentals training|fundamentals included|agentic price`,
    ...told(
      fundamentals,
      'It teaches the Agentic AI Automation course with a task from your own work, and suits beginners: no code is needed on day one.',
    ),
    link,
  },
  {
    id: 'course-vibe-coding',
    title: `What is the ${masterclass?.name}?`,
    question: `${asked('masterclass')}|masterclass online or offline|masterclass included|masterclass beginner price|vibe coding price|vibe coding training|vibe coding training price|vibe coding duration|vibe coding training duration|vibe coding when|vibe coding online|vibe coding start`,
    ...told(
      masterclass,
      `It is held partly online, partly in one room in ${facts.city}, for whoever wants to make software by describing it; beginners are welcome.`,
    ),
    link,
  },
  {
    id: 'course-bundle',
    title: `What is the ${bundle?.name}?`,
    question: `${asked('bundle')}|bundle training|bundle included|bundle difference|bundle better`,
    ...told(bundle, 'It is both courses in one run, for whoever will look after the agents later.'),
    link,
  },
  {
    id: 'training-language',
    title: 'In which language is the training held?',
    question:
      'training language|training hindi|training english|training hindi english|training hindi or|fundamentals language|masterclass language|bundle language|fundamentals hindi|masterclass hindi|bundle hindi|training hindi english or|learn hindi|training french|training speak hindi|instructor hindi|instructor language',
    answer:
      'The training page names no language; the site itself is in English. Ask us in the inquiry form before you enrol.',
    link: inquiry,
  },
  {
    id: 'training-missed',
    title: 'What if I join late or miss sessions of a course?',
    question:
      'training lost|training late|training move|training edit|training cancel|masterclass move|fundamentals move|' +
      'bundle move|recording|masterclass cancel|fundamentals cancel|bundle cancel|training access|training another|' +
      'training start join|training leave you|late join|masterclass late|bundle late|fundamentals late|enroll move',
    answer:
      'The training page says nothing of late joining, missed sessions or recordings. Write to us with your name and batch; there is a waitlist for the next one.',
    link: inquiry,
  },
  {
    id: 'training-classes',
    title: 'At what hours are the classes, and how many take part?',
    question:
      'training hours|training weekend|training night|training weekly|training how many|training size|' +
      'training student how many|class hours',
    answer:
      'The training page names the weeks and the place of each batch, not the hours of its classes nor their size. Ask us in ' +
      'the inquiry form before you enrol.',
    link: inquiry,
  },
  {
    id: 'training-payment',
    title: 'How do I pay for a course, and in instalments?',
    question:
      'training payment|training instalment|training payment method|training upi|training tax|training invoice|training advance',
    answer:
      'The training page names the fee of each batch, but neither GST nor a way to pay, such as UPI or instalments. Ask us in the ' +
      'inquiry form; nothing is charged on the site.',
    link: inquiry,
  },
  {
    id: 'training-after',
    title: 'What do I keep after the course?',
    question: 'training after|training document|training data after|lifetime training|study material',
    answer:
      'You keep the files, and the community and the instructors take questions after the course. Nothing is said of recordings or access to material: ask us in the inquiry form.',
    link: { label: 'What you get', href: `${paths.training}#benefits` },
  },
  {
    id: 'course-choice',
    title: 'Which course suits me?',
    question:
      'training better|training choose|training difference|fundamentals bundle difference|' +
      'masterclass fundamentals difference|masterclass fundamentals or|masterclass better|fundamentals better|' +
      'masterclass bundle difference|training manager|training customer who|masterclass choose|training marketing|' +
      'bundle choose',
    answer:
      `${fundamentals?.name} suits whoever wants an agent for a task of their own; the ${masterclass?.name}, whoever wants ` +
      `to make software by describing it; the ${bundle?.name} is both, for whoever will look after the agents later. All ` +
      'are open to beginners.',
    link,
    options: ['course-fundamentals', 'course-vibe-coding', 'course-bundle'],
  },
  {
    id: 'course-bring',
    title: 'What do I bring to a course?',
    question:
      'training requirement|training laptop|training computer|training device|training before|training system|' +
      'masterclass laptop|fundamentals laptop|bundle laptop|masterclass requirement|fundamentals requirement|' +
      'bundle requirement|training document requirement|training phone device|training beginner bring|' +
      'training phone enough|training system buy|bring',
    answer:
      'Bring a laptop and a task you want to be rid of. No code is needed on day one. For anything else, such as software, ask us in the inquiry form.',
    link: { label: 'What you get', href: `${paths.training}#benefits` },
  },
]
