import { suiteQuestions } from '#content/faq/agent-suite.ts'
import { agentQuestions } from '#content/faq/agents.ts'
import { agreementQuestions } from '#content/faq/agreements.ts'
import { aiQuestions } from '#content/faq/ai-explained.ts'
import { companyQuestions } from '#content/faq/company.ts'
import { contactQuestions } from '#content/faq/contact.ts'
import { courseQuestions } from '#content/faq/courses.ts'
import { declined } from '#content/faq/declined.ts'
import { doubtQuestions } from '#content/faq/doubts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { jobQuestions } from '#content/faq/jobs.ts'
import { libraryQuestions } from '#content/faq/library.ts'
import { moneyQuestions } from '#content/faq/money.ts'
import { openingQuestions } from '#content/faq/openings.ts'
import { peopleQuestions } from '#content/faq/people.ts'
import { processQuestions } from '#content/faq/process.ts'
import { productQuestions } from '#content/faq/products.ts'
import { referralQuestions } from '#content/faq/referral.ts'
import { detailQuestions } from '#content/faq/service-details.ts'
import { serviceQuestions } from '#content/faq/services.ts'
import { shopQuestions } from '#content/faq/shops.ts'
import { siteQuestions } from '#content/faq/site.ts'
import { smallTalk } from '#content/faq/small-talk.ts'
import { startQuestions } from '#content/faq/start.ts'
import { technologyQuestions } from '#content/faq/technology.ts'
import { trainingQuestions } from '#content/faq/training.ts'
import { websiteQuestions } from '#content/faq/websites.ts'

/**
 * Everything the chat can answer. Loaded when the chat is first opened. Order matters twice: of two equally good matches
 * the earlier answers, and the first three are suggested when a message is about nothing here.
 */
export const faq: readonly FaqEntry[] = [
  ...startQuestions,
  ...websiteQuestions,
  ...shopQuestions,
  ...serviceQuestions,
  ...detailQuestions,
  ...processQuestions,
  ...moneyQuestions,
  ...agreementQuestions,
  ...doubtQuestions,
  ...technologyQuestions,
  ...agentQuestions,
  ...suiteQuestions,
  ...libraryQuestions,
  ...aiQuestions,
  ...companyQuestions,
  ...peopleQuestions,
  ...contactQuestions,
  ...jobQuestions,
  ...openingQuestions,
  ...trainingQuestions,
  ...courseQuestions,
  ...referralQuestions,
  ...productQuestions,
  ...siteQuestions,
  ...declined,
  ...smallTalk,
]
