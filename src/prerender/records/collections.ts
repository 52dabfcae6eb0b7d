import { agentTeasers, withAgentWords } from './agent-teasers.ts'
import { agents, withStars as withAgentStars } from './agents.ts'
import { articles, withReading } from './articles.ts'
import { batches, calendarPlan, withBars } from './batches.ts'
import { clients, withPictures } from './clients.ts'
import { type Collection, type Others, type RecordOf, readCollection } from './collection.ts'
import { courses } from './courses.ts'
import { facts } from './facts.ts'
import { faq, withUnsaid } from './faq.ts'
import { faqStarters } from './faq-starters.ts'
import { integrations, withShortNames } from './integrations.ts'
import { jobs, withPlaces } from './jobs.ts'
import { library, withNeeds } from './library.ts'
import { chatMessages } from './messages/chat.ts'
import { contactMessages } from './messages/contact.ts'
import { controlsMessages } from './messages/controls.ts'
import { formsMessages } from './messages/forms.ts'
import { gameMessages } from './messages/game.ts'
import { libraryMessages } from './messages/library.ts'
import { meetingMessages } from './messages/meeting.ts'
import { movingMessages } from './messages/moving.ts'
import { newsletterMessages } from './messages/newsletter.ts'
import { outboxMessages } from './messages/outbox.ts'
import { runMessages } from './messages/run.ts'
import { runProblemsMessages } from './messages/run-problems.ts'
import { savingMessages } from './messages/saving.ts'
import { siteMessages } from './messages/site.ts'
import { trainingMessages } from './messages/training.ts'
import type { Mistake } from './mistake.ts'
import { aboutWords } from './pages/about.ts'
import { agentsWords } from './pages/agents.ts'
import { blogWords } from './pages/blog.ts'
import { contactWords } from './pages/contact.ts'
import { footerWords } from './pages/footer.ts'
import { funWords } from './pages/fun.ts'
import { headerWords } from './pages/header.ts'
import { homeWords } from './pages/home.ts'
import { jobsWords } from './pages/jobs.ts'
import { libraryWords } from './pages/library.ts'
import { licensesWords } from './pages/licenses.ts'
import { notFoundWords } from './pages/not-found.ts'
import { postWords } from './pages/post.ts'
import { privacyWords } from './pages/privacy.ts'
import { productsWords } from './pages/products.ts'
import { projectsWords } from './pages/projects.ts'
import { referWords } from './pages/refer.ts'
import { serviceWords } from './pages/service.ts'
import { servicesWords } from './pages/services.ts'
import { trainingWords } from './pages/training.ts'
import { personas } from './personas.ts'
import { products, withScale } from './products.ts'
import { chartOf, projects, withStars } from './projects.ts'
import { services, withDrawings } from './services.ts'
import { team, withPhotographs } from './team.ts'
import { technologies, withQuietNames } from './technologies.ts'
import { testimonials } from './testimonials.ts'
import type { Known } from './texts.ts'
import { timeline, withPlaces as withEventPlaces } from './timeline.ts'

/** How the records of a collection are read. */
type Reader = {
  readonly collection: Collection
  readonly read: (
    content: string,
    known: Known,
  ) => { readonly records: readonly object[]; readonly mistakes: readonly Mistake[] }
  /** Returns records that are right with what is computed of all of them. */
  readonly complete: (content: string, records: readonly object[], known: Known) => readonly object[]
  readonly plan: (records: readonly object[], known: Known) => object
}

/** Everything that staff add, change or remove, by the name it is imported by. */
export const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(facts),
    reader(articles, withReading),
    reader(services, withDrawings),
    reader(projects, withStars, chartOf),
    reader(jobs, withPlaces),
    reader(library, withNeeds),
    reader(agents, withAgentStars),
    reader(agentTeasers, withAgentWords),
    reader(integrations, withShortNames),
    reader(faq, withUnsaid),
    reader(faqStarters),
    reader(products, withScale),
    reader(batches, withBars, calendarPlan),
    reader(courses),
    reader(clients, withPictures),
    reader(testimonials),
    reader(team, withPhotographs),
    reader(personas),
    reader(technologies, withQuietNames),
    reader(timeline, withEventPlaces),
    reader(headerWords),
    reader(footerWords),
    reader(homeWords),
    reader(aboutWords),
    reader(servicesWords),
    reader(serviceWords),
    reader(referWords),
    reader(trainingWords),
    reader(projectsWords),
    reader(productsWords),
    reader(blogWords),
    reader(postWords),
    reader(jobsWords),
    reader(funWords),
    reader(contactWords),
    reader(agentsWords),
    reader(libraryWords),
    reader(privacyWords),
    reader(notFoundWords),
    reader(licensesWords),
    reader(siteMessages),
    reader(controlsMessages),
    reader(movingMessages),
    reader(formsMessages),
    reader(savingMessages),
    reader(contactMessages),
    reader(meetingMessages),
    reader(trainingMessages),
    reader(newsletterMessages),
    reader(outboxMessages),
    reader(chatMessages),
    reader(gameMessages),
    reader(libraryMessages),
    reader(runMessages),
    reader(runProblemsMessages),
  ].map((one) => [one.collection.name, one]),
)

/** Reads a collection, completes its records with what is computed from all of them, and plans what is drawn of them together. */
function reader<S extends Collection['schema'], T extends object = RecordOf<S>>(
  collection: Collection<S>,
  complete: (records: readonly RecordOf<S>[], others: Others, known: Known) => readonly T[] = (records) =>
    records as readonly object[] as readonly T[],
  plan: (records: readonly T[], known: Known) => object = () => ({}),
): Reader {
  return {
    collection,
    plan: (records, known) => plan(records as readonly T[], known),
    read: (content, known) => readCollection(content, collection, known),
    complete: (content, records, known) => {
      const others: Others = (other) => readCollection(content, other, known).records
      return complete(records as readonly RecordOf<S>[], others, known)
    },
  }
}
