import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

/** The agents of the suite, one by one. */
export const suiteQuestions: readonly FaqEntry[] = [
  {
    id: 'agent-support',
    title: 'What does the customer support agent do?',
    question:
      'ai answer customer|customer support|support agent|agent answer customer|chatbot answer customer|' +
      'ai reply customer|automation reply customer|chatbot reply customer|agent reply customer|' +
      'ai customer complaint|agent customer complaint|chatbot customer complaint',
    answer:
      'The customer support agent answers daily questions on the site, by mail and in chat, and passes on what should reach a person.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-sales',
    title: 'What does the sales assistant agent do?',
    question:
      'lead ai|sales ai|sales assistant|lead agent|lead chatbot|lead follow|qualify lead|sales automation|' +
      'lead automation',
    answer: 'The sales assistant qualifies leads by your questions, books the call and prepares the follow-up.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-meetings',
    title: 'What does the meeting summarizer do?',
    question: 'meeting ai|meeting agent|phone note|note write|meeting automation|note',
    answer: 'The meeting summarizer turns a conversation into decisions, tasks and dates.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-email',
    title: 'What does the email responder do?',
    question: 'email ai|email responder',
    answer: 'The email responder sorts the inbox and drafts replies in your tone. By default a person approves each.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-social',
    title: 'What do the social media manager and the content creator do?',
    question:
      'ai post|social media ai|social media automation|instagram post|facebook post|instagram ai|instagram agent|' +
      'social media post automation|instagram automation|social media post ai|content creator|content ai|' +
      'marketing ai|marketing agent|brand voice|content automation|marketing automation|marketing content|' +
      'post linkedin|agent post|agent linkedin|approve post|seo text ai',
    answer:
      'The social media manager plans the month, queues posts for your approval and collects the replies. The content creator drafts in your brand voice; an editor finishes.',
    link: { label: 'Marketing agents', href: `${paths.agents}#field-marketing` },
  },
  {
    id: 'agent-ads',
    title: 'What does the ad optimizer do?',
    question: 'ad ai|ad agent|ad price|ad improve|ad facebook|ad automation|ad instagram',
    answer:
      'The ad optimizer watches what your advertisements cost and bring, and moves the budget within your limits.',
    link: { label: 'Marketing agents', href: `${paths.agents}#field-marketing` },
  },
  {
    id: 'agent-data',
    title: 'What do the data analyst and the research assistant do?',
    question:
      'research ai|analytics|sales data|sales report|dashboard|data report|number data|excel analytics|' +
      'research assistant|research|document read ai|document read agent|long document|note document|knowledge agent',
    answer:
      'The data analyst answers questions about your numbers, with a chart and the query behind it. The research assistant reads long documents and names the page of each answer.',
    link: { label: 'Knowledge agents', href: `${paths.agents}#field-knowledge` },
  },
  {
    id: 'agents-ecommerce',
    title: 'Which agents are there for online shops?',
    question:
      'shop ai|shop agent|shopping assistant|product recommend|shop chatbot product|shop review|' +
      'review generator fake|review ai|review agent|review write',
    answer:
      'For shops there are two agents: the shopping assistant leads to the fitting product; the review generator asks real buyers for a review, and invents none.',
    link: { label: 'E-commerce agents', href: `${paths.agents}#field-ecommerce` },
  },
  {
    id: 'agent-healthcare',
    title: 'What do the healthcare and legal agents do?',
    question:
      'healthcare ai|healthcare chatbot|healthcare agent|healthcare appointment|appointment chatbot|appointment ai|' +
      'appointment automation|healthcare automation|contract draft|contract ai|contract agent|legal document|legal|' +
      'diagnose|healthcare escalate staff',
    answer:
      'The healthcare chatbot helps with appointments, reminders and routine questions; it does not diagnose. The legal document drafting agent drafts from your clauses; a lawyer corrects it and answers for it.',
    link: { label: 'Agents for special fields', href: `${paths.agents}#field-specialized` },
  },
  {
    id: 'agent-screener',
    title: 'What do the resume screener and the interview coach do?',
    question:
      'candidate ai|screen resume|hr|candidate screen|interview coach|interview ai|interview agent|screen agent|' +
      'screen job|candidate agent|agent job apply|bias screen|candidate choose',
    answer:
      'The resume screener sorts applications by your criteria, with reasons; a person decides. The interview coach practises an interview and gives notes.',
    link: { label: 'HR agents', href: `${paths.agents}#field-hr` },
  },
]
