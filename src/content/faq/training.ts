import { trainingBatches } from '#content/batches.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { batchesAt } from '#content/faq/moments.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Agentic AI Training', href: paths.training } as const
const list = (part: (batch: (typeof trainingBatches)[number]) => string) => trainingBatches.map(part).join('; ')

/** Agentic AI training: courses, batches, fees, and how to join. */
export const trainingQuestions: readonly FaqEntry[] = [
  {
    id: 'training',
    title: 'Which training do you offer, and what will I learn?',
    question:
      'training|syllabus|training topic|training ai|training included|learn|learn agent|training agentic|' +
      'training automation|training brochure|training skill|learn vibe coding|training python',
    answer:
      'Two courses with six topics each, hands-on and open to beginners: Agentic AI Automation, which builds agents, and Vibe Coding, which makes software by describing it. There are three batches.',
    link: { label: 'Two courses', href: `${paths.training}#courses` },
    options: ['course-fundamentals', 'course-vibe-coding', 'course-bundle'],
  },
  {
    id: 'training-batches',
    title: 'How long are the courses, and are they online?',
    question:
      'training duration|training online|training where|training location|training place|classroom|' +
      'training from home|training home|training offline|training abroad',
    answer: `${list(({ name, duration, mode, price }) => `${name}: ${duration}, ${mode}, ${price}`)}. The bundle is both courses in one run. Hybrid is partly online, partly in one room in ${facts.city}.`,
    link: { label: 'Upcoming batches', href: `${paths.training}#batches` },
    options: ['course-fundamentals', 'course-vibe-coding', 'course-bundle'],
  },
  {
    id: 'training-dates',
    title: 'When do the training batches start?',
    question:
      'training when|training start|training next|waitlist|training full|training ai when|training ai start|' +
      'training ready',
    answer: `${list(({ name, date }) => `${name}: ${date}`)}. If a date has passed or none suits you, join the waitlist for the next one.`,
    answerAt: batchesAt,
    link: { label: 'Upcoming batches', href: `${paths.training}#batches` },
    options: ['course-fundamentals', 'course-vibe-coding', 'course-bundle'],
  },
  {
    id: 'training-price',
    title: 'What are the training fees?',
    question:
      'training price|training free|learn price|training ai price|training price payment|training price student|' +
      'learn free|training agentic price',
    answer: `${list(({ name, price }) => `${name}: ${price}`)}.`,
    link: { label: 'Upcoming batches', href: `${paths.training}#batches` },
    options: ['course-fundamentals', 'course-vibe-coding', 'course-bundle'],
  },
  {
    id: 'training-enroll',
    title: 'How do I enrol in the training, or talk to somebody about it?',
    question:
      'enroll|training join|training register|training apply|training contact|training book|expert|training advice|' +
      'training question|training form|interest level|training phone|training meeting|learn join|enroll how|' +
      'masterclass enroll|masterclass join|fundamentals join|fundamentals enroll|bundle join|bundle enroll',
    answer:
      "Press 'Enroll Now' beside a batch: name, email and interest level are required; we write back. 'Talk to an Expert' opens the chat app.",
    link: { label: 'Inquiry form', href: `${paths.training}#inquiry` },
  },
  {
    id: 'training-beginner',
    title: 'Do I need to know programming for the training?',
    question:
      'beginner|training code|learn code|training experience|training student|training who|training difficult|' +
      'training degree|training age|training fresher|who join training|training developer|beginner agentic|' +
      'beginner price',
    answer:
      'The training is beginner friendly and starts without code: no programming is needed on day one, and ' +
      `anyone may join. ${list(({ name, price }) => `${name}: ${price}`)}.`,
    link,
  },
  {
    id: 'training-placement',
    title: 'Do I get a certificate or a job after the training?',
    question:
      'placement|training job|training job after|training salary|training internship|learn job|training hire|' +
      'placement guarantee|certificate|certificate value|training certification|vibe coding certificate|' +
      'masterclass certificate|fundamentals certificate|bundle certificate',
    answer:
      'The training page names no certificate and promises no job. If you need a certificate, ask us in the inquiry form. Anyone may apply for our own open jobs.',
    link: { label: 'Inquiry form', href: `${paths.training}#inquiry` },
  },
  {
    id: 'training-instructors',
    title: 'Who teaches the training, and who helps with doubts?',
    question:
      'instructor|instructor who|community|student community|doubt|training support|training group|hands on|' +
      'training project|training help after|training whatsapp',
    answer:
      'People who also build agents for clients teach, and take questions after the course, too. Ask us in the inquiry form who leads your batch.',
    link: { label: 'What you get', href: `${paths.training}#benefits` },
  },
  {
    id: 'training-team',
    title: 'Do you train whole teams or companies?',
    question:
      'corporate training|training staff|training team|training company|training staff ai|training group discount|' +
      'training business',
    answer:
      'Training for a whole team, a company or a college depends on number, place and goal: write to us with the three. The listed batches are open to everyone.',
    link: { label: 'Contact us', href: paths.contact },
  },
]
