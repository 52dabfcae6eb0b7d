import type { FaqEntry } from '#content/faq/entry.ts'
import { paths } from '#content/paths.ts'

/** The agents of the suite, one by one. */
export const suiteQuestions: readonly FaqEntry[] = [
  {
    id: 'agent-support',
    title: 'What does the customer support agent do?',
    question:
      'ai answer customer|customer support ai|customer support|support agent|customer support automation|customer support chatbot|agent answer customer|chatbot answer customer|ai reply customer|automation reply customer|chatbot reply customer|agent reply customer|ai customer complaint|agent customer complaint|chatbot customer complaint',
    answer:
      'It answers the questions your customers ask every day, on the site, by mail and in chat, and passes on what should reach a person.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-sales',
    title: 'What does the sales assistant agent do?',
    question:
      'lead ai|sales ai|sales assistant|lead agent|lead chatbot|lead follow|qualify lead|sales automation|lead automation',
    answer: 'It qualifies a lead by your questions, books the call and prepares the follow-up for your sales team.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-meetings',
    title: 'What does the meeting summarizer do?',
    question:
      'meeting ai|meeting note ai|meeting note|meeting note agent|meeting agent|phone note|agent note|ai note|note write|meeting note write|meeting automation|note',
    answer: 'It turns a conversation into decisions, tasks and dates, and puts them where your team works.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-email',
    title: 'What does the email responder do?',
    question:
      'email ai|email responder|email ai answer|email automation reply|email ai reply|email ai write|email automation answer',
    answer:
      'It sorts the inbox and drafts replies in your tone. By default a person approves each reply; how far it may go alone is your decision.',
    link: { label: 'Business agents', href: `${paths.agents}#field-business` },
  },
  {
    id: 'agent-social',
    title: 'What do the social media manager and the content creator do?',
    question:
      'ai post|social media ai|social media automation|instagram post|facebook post|instagram ai|instagram agent|social media post automation|instagram automation|social media post ai|instagram post automation|content creator|content ai|marketing ai|marketing agent|brand voice|content ai write|content automation|marketing automation|marketing content|post linkedin|agent post linkedin|agent post|agent linkedin|marketing ai help|approve post|seo text ai|who approve post',
    answer:
      'The social media manager plans the month, queues the posts for your approval and collects the replies. The content creator ' +
      'writes first versions in your brand voice and with search engines in mind; an editor finishes them.',
    link: { label: 'Marketing agents', href: `${paths.agents}#field-marketing` },
  },
  {
    id: 'agent-ads',
    title: 'What does the ad optimizer do?',
    question: 'ad ai|ad agent|ad price|ad improve|ad facebook|ad facebook ai|ad automation|ad instagram',
    answer: 'It watches what your advertisements cost and bring, and moves the budget within limits you set.',
    link: { label: 'Marketing agents', href: `${paths.agents}#field-marketing` },
  },
  {
    id: 'agent-data',
    title: 'What do the data analyst and the research assistant do?',
    question:
      'research ai|data ai analytics|analytics|analytics ai|analytics agent|sales data|sales report|dashboard|data report|business data report|sales analytics|number data|analytics sales data|excel analytics|research assistant|research|document read ai|document read agent|long document|note document|ai note document',
    answer:
      'The data analyst answers questions about your numbers in plain words, draws the chart, and shows the query behind it. ' +
      'The research assistant reads long documents for you and names the page it took each answer from.',
    link: { label: 'Knowledge agents', href: `${paths.agents}#field-knowledge` },
  },
  {
    id: 'agents-ecommerce',
    title: 'Which agents are there for online shops?',
    question:
      'shop ai|shop agent|shopping assistant|review generator|shop ai help|product recommend|product recommend customer|shop chatbot product|shop review|shop ai recommend|review generator fake|review ai|review agent|review write',
    answer:
      'Two: the shopping assistant asks what the purchase is for and leads to the fitting product; the review generator ' +
      'asks real buyers for a review after delivery and helps them put it into words. It does not invent reviews.',
    link: { label: 'E-commerce agents', href: `${paths.agents}#field-ecommerce` },
  },
  {
    id: 'agent-healthcare',
    title: 'What do the healthcare and legal agents do?',
    question:
      'healthcare ai|healthcare chatbot|healthcare agent|healthcare appointment|appointment chatbot|appointment ai|healthcare ai answer|healthcare chatbot appointment|healthcare ai appointment|appointment automation|healthcare automation|legal ai|legal agent|legal draft|contract draft|contract ai|contract agent|legal document|contract ai draft|legal contract ai|legal document ai|legal document draft|contract write ai|legal contract draft|legal|diagnose|diagnose agent|diagnose chatbot|diagnose healthcare|diagnose escalate staff|healthcare escalate staff',
    answer:
      'The healthcare chatbot helps with appointments, reminders and routine questions; it does not diagnose. The legal document ' +
      'drafting agent prepares a first draft from your clauses and lists what is missing; a lawyer corrects and answers for it.',
    link: { label: 'Agents for special fields', href: `${paths.agents}#field-specialized` },
  },
  {
    id: 'agent-screener',
    title: 'What do the resume screener and the interview coach do?',
    question:
      'candidate ai|hr ai|screen resume|hr|hr agent|candidate screen|hr automation|interview coach|interview ai|interview agent|screen agent|hr chatbot|interview candidate ai|screen job|screen application agent|screen resume ai|candidate agent|agent job apply|bias screen|candidate choose|who candidate choose',
    answer:
      'The HR field has two agents: the resume screener sorts applications by your criteria with a reason for each, while a person decides; the interview coach practises an interview and gives notes afterwards.',
    link: { label: 'HR agents', href: `${paths.agents}#field-hr` },
  },
]
