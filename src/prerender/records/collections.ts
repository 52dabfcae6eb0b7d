import { agentTeasersCollection, deriveAgentTeasers } from './agent-teasers.ts'
import { agentsCollection, deriveAgents } from './agents.ts'
import { articlesCollection, deriveArticles } from './articles.ts'
import { batchesCollection, calendarLayout, deriveBatches } from './batches.ts'
import { chatAppsCollection } from './chat-apps.ts'
import { clientsCollection, deriveClients } from './clients.ts'
import { type Collection, type ReadOtherCollection, type RecordOf, readCollection } from './collection.ts'
import { coursesCollection } from './courses.ts'
import { factsCollection } from './facts.ts'
import { deriveFaq, faqCollection } from './faq.ts'
import { faqStartersCollection } from './faq-starters.ts'
import { deriveIntegrations, integrationsCollection } from './integrations.ts'
import { deriveJobs, jobsCollection } from './jobs.ts'
import { deriveLibrary, libraryCollection } from './library.ts'
import { chatMessagesCollection } from './messages/chat.ts'
import { contactMessagesCollection } from './messages/contact.ts'
import { controlsMessagesCollection } from './messages/controls.ts'
import { formsMessagesCollection } from './messages/forms.ts'
import { gameMessagesCollection } from './messages/game.ts'
import { libraryMessagesCollection } from './messages/library.ts'
import { meetingMessagesCollection } from './messages/meeting.ts'
import { movingMessagesCollection } from './messages/moving.ts'
import { newsletterMessagesCollection } from './messages/newsletter.ts'
import { outboxMessagesCollection } from './messages/outbox.ts'
import { runMessagesCollection } from './messages/run.ts'
import { runProblemsMessagesCollection } from './messages/run-problems.ts'
import { savingMessagesCollection } from './messages/saving.ts'
import { siteMessagesCollection } from './messages/site.ts'
import { trainingMessagesCollection } from './messages/training.ts'
import type { Mistake } from './mistake.ts'
import { aboutPageCollection } from './pages/about.ts'
import { agentsPageCollection } from './pages/agents.ts'
import { blogPageCollection } from './pages/blog.ts'
import { contactPageCollection } from './pages/contact.ts'
import { footerCollection } from './pages/footer.ts'
import { funPageCollection } from './pages/fun.ts'
import { headerCollection } from './pages/header.ts'
import { deriveHomePage, homePageCollection } from './pages/home.ts'
import { jobsPageCollection } from './pages/jobs.ts'
import { libraryPageCollection } from './pages/library.ts'
import { licensesPageCollection } from './pages/licenses.ts'
import { notFoundPageCollection } from './pages/not-found.ts'
import { postPageCollection } from './pages/post.ts'
import { privacyPageCollection } from './pages/privacy.ts'
import { productsPageCollection } from './pages/products.ts'
import { projectsPageCollection } from './pages/projects.ts'
import { referPageCollection } from './pages/refer.ts'
import { servicePageCollection } from './pages/service.ts'
import { servicesPageCollection } from './pages/services.ts'
import { trainingPageCollection } from './pages/training.ts'
import { personasCollection } from './personas.ts'
import { deriveProducts, productsCollection } from './products.ts'
import { deriveProjects, projectChartLayout, projectsCollection } from './projects.ts'
import type { ContentContext } from './record-texts.ts'
import { deriveServices, servicesCollection } from './services.ts'
import { deriveTeam, teamCollection } from './team.ts'
import { deriveTechnologies, technologiesCollection } from './technologies.ts'
import { deriveTestimonials, testimonialsCollection } from './testimonials.ts'
import { deriveTimeline, timelineCollection } from './timeline.ts'

/** A collection, with the functions that read its records, add derived fields, and compute a layout for all of them. */
type Reader = {
  readonly collection: Collection
  readonly read: (
    content: string,
    context: ContentContext,
  ) => { readonly records: readonly object[]; readonly mistakes: readonly Mistake[] }
  /** Returns valid records with derived fields, which may depend on all of them. */
  readonly derive: (content: string, records: readonly object[], context: ContentContext) => readonly object[]
  /** Returns a layout for all records together, such as the months of a chart. */
  readonly layout: (records: readonly object[], context: ContentContext) => object
}

/** Everything that staff add, change or remove, by its import name. */
export const collections: Readonly<Record<string, Reader>> = Object.fromEntries(
  [
    reader(factsCollection),
    reader(articlesCollection, deriveArticles),
    reader(servicesCollection, deriveServices),
    reader(projectsCollection, deriveProjects, projectChartLayout),
    reader(jobsCollection, deriveJobs),
    reader(libraryCollection, deriveLibrary),
    reader(agentsCollection, deriveAgents),
    reader(agentTeasersCollection, deriveAgentTeasers),
    reader(integrationsCollection, deriveIntegrations),
    reader(faqCollection, deriveFaq),
    reader(faqStartersCollection),
    reader(productsCollection, deriveProducts),
    reader(batchesCollection, deriveBatches, calendarLayout),
    reader(coursesCollection),
    reader(chatAppsCollection),
    reader(clientsCollection, deriveClients),
    reader(testimonialsCollection, deriveTestimonials),
    reader(teamCollection, deriveTeam),
    reader(personasCollection),
    reader(technologiesCollection, deriveTechnologies),
    reader(timelineCollection, deriveTimeline),
    reader(headerCollection),
    reader(footerCollection),
    reader(homePageCollection, deriveHomePage),
    reader(aboutPageCollection),
    reader(servicesPageCollection),
    reader(servicePageCollection),
    reader(referPageCollection),
    reader(trainingPageCollection),
    reader(projectsPageCollection),
    reader(productsPageCollection),
    reader(blogPageCollection),
    reader(postPageCollection),
    reader(jobsPageCollection),
    reader(funPageCollection),
    reader(contactPageCollection),
    reader(agentsPageCollection),
    reader(libraryPageCollection),
    reader(privacyPageCollection),
    reader(notFoundPageCollection),
    reader(licensesPageCollection),
    reader(siteMessagesCollection),
    reader(controlsMessagesCollection),
    reader(movingMessagesCollection),
    reader(formsMessagesCollection),
    reader(savingMessagesCollection),
    reader(contactMessagesCollection),
    reader(meetingMessagesCollection),
    reader(trainingMessagesCollection),
    reader(newsletterMessagesCollection),
    reader(outboxMessagesCollection),
    reader(chatMessagesCollection),
    reader(gameMessagesCollection),
    reader(libraryMessagesCollection),
    reader(runMessagesCollection),
    reader(runProblemsMessagesCollection),
  ].map((entry) => [entry.collection.name, entry]),
)

/** Returns the reader of a collection; by default, records stay as they are and the layout is empty. */
function reader<S extends Collection['schema'], T extends object = RecordOf<S>>(
  collection: Collection<S>,
  derive: (records: readonly RecordOf<S>[], readOther: ReadOtherCollection, context: ContentContext) => readonly T[] = (
    records,
  ) => records as readonly object[] as readonly T[],
  layoutOf: (records: readonly T[], context: ContentContext) => object = () => ({}),
): Reader {
  return {
    collection,
    layout: (records, context) => layoutOf(records as readonly T[], context),
    read: (content, context) => readCollection(content, collection, context),
    derive: (content, records, context) => {
      const readOther: ReadOtherCollection = (other) => readCollection(content, other, context).records
      return derive(records as readonly RecordOf<S>[], readOther, context)
    },
  }
}
