// The types of the virtual modules for records, see `prerender/records/virtual-modules.ts`.

declare module 'virtual:records/*/count' {
  export const record: number
}

/** A single fact, for scripts that need no other fact. The fact `founded` has no such module. */
declare module 'virtual:records/facts/*' {
  export const record: string
}

/** The icons that the records of one collection use, by their names. */
declare module 'virtual:icons/*' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/facts' {
  export const record: import('../prerender/records/facts.ts').SiteFacts
}

declare module 'virtual:records/articles' {
  type Article = import('../prerender/records/articles.ts').Article
  export const records: readonly Omit<Article, 'body'>[]
  export const load: Readonly<Record<string, () => Promise<{ readonly record: Pick<Article, 'body'> }>>>
}

declare module 'virtual:records/jobs' {
  export const records: readonly import('../prerender/records/jobs.ts').Job[]
}

declare module 'virtual:records/projects/plan' {
  export const record: ReturnType<typeof import('../prerender/records/projects.ts').projectChartLayout>
}

declare module 'virtual:records/batches/plan' {
  export const record: ReturnType<typeof import('../prerender/records/batches.ts').calendarLayout>
}

declare module 'virtual:records/projects' {
  export const records: readonly import('../prerender/records/projects.ts').ProjectRecord[]
}

declare module 'virtual:records/pages/projects' {
  export const record: import('../prerender/records/pages/projects.ts').ProjectsPageContent
}

declare module 'virtual:records/products' {
  export const records: readonly import('../prerender/records/products.ts').Product[]
}

declare module 'virtual:records/products/details' {
  export const records: readonly import('../prerender/records/products.ts').ProductDetails[]
}

declare module 'virtual:records/pages/products' {
  export const record: import('../prerender/records/pages/products.ts').ProductsPageContent
}

declare module 'virtual:records/batches' {
  export const records: readonly import('../prerender/records/batches.ts').Batch[]
}

declare module 'virtual:records/batches/details' {
  export const records: readonly import('../prerender/records/batches.ts').BatchDetails[]
}

declare module 'virtual:records/courses' {
  export const records: readonly import('../prerender/records/courses.ts').Course[]
}

declare module 'virtual:records/pages/training' {
  export const record: import('../prerender/records/pages/training.ts').TrainingPageContent
}

declare module 'virtual:records/clients' {
  export const records: readonly import('../prerender/records/clients.ts').Client[]
}

declare module 'virtual:records/clients/details' {
  export const records: readonly import('../prerender/records/clients.ts').ClientPicture[]
}

declare module 'virtual:records/personas' {
  export const records: readonly import('../prerender/records/personas.ts').Persona[]
}

declare module 'virtual:records/technologies' {
  export const records: readonly import('../prerender/records/technologies.ts').TechnologyLayer[]
}

declare module 'virtual:records/technologies/details' {
  export const records: readonly import('../prerender/records/technologies.ts').LayerMarks[]
}

declare module 'virtual:records/timeline' {
  export const records: readonly import('../prerender/records/timeline.ts').TimelineEvent[]
}

declare module 'virtual:records/pages/about/timeline' {
  export const record: import('../prerender/records/pages/about.ts').AboutPageContent['timeline']
}

declare module 'virtual:records/pages/home/orbit' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['orbit']
}

declare module 'virtual:records/pages/home/personas' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['personas']
}

declare module 'virtual:records/pages/home/team' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['team']
}

declare module 'virtual:records/services' {
  type Service = import('../prerender/records/services.ts').ServiceRecord
  export const records: readonly Omit<Service, 'page'>[]
  export const load: Readonly<Record<string, () => Promise<{ readonly record: Pick<Service, 'page'> }>>>
}

declare module 'virtual:records/services/menu' {
  type Service = import('../prerender/records/services.ts').ServiceRecord
  export const records: readonly Pick<Service, 'slug' | 'name' | 'promise' | 'instrument'>[]
}

declare module 'virtual:records/services/cards' {
  export const records: readonly Pick<import('../prerender/records/services.ts').ServiceRecord, 'card'>[]
}

declare module 'virtual:records/services/rows' {
  export const records: readonly Pick<import('../prerender/records/services.ts').ServiceRecord, 'row'>[]
}

declare module 'virtual:records/team' {
  export const records: readonly import('../prerender/records/team.ts').TeamMember[]
}

declare module 'virtual:records/testimonials' {
  export const records: readonly import('../prerender/records/testimonials.ts').Testimonial[]
}

declare module 'virtual:records/pages/jobs' {
  export const record: import('../prerender/records/pages/jobs.ts').JobsPageContent
}

declare module 'virtual:records/pages/header/promises' {
  export const record: import('../prerender/records/pages/header.ts').HeaderContent['promises']
}

declare module 'virtual:records/pages/about' {
  export const record: import('../prerender/records/pages/about.ts').AboutPageContent
}

declare module 'virtual:records/pages/refer' {
  export const record: import('../prerender/records/pages/refer.ts').ReferPageContent
}

declare module 'virtual:records/pages/not-found' {
  export const record: import('../prerender/records/pages/not-found.ts').NotFoundPageContent
}

declare module 'virtual:records/pages/refer/message' {
  export const record: import('../prerender/records/pages/refer.ts').ReferPageContent['message']
}

declare module 'virtual:records/pages/privacy' {
  export const record: import('../prerender/records/pages/privacy.ts').PrivacyPageContent
}

declare module 'virtual:records/pages/blog' {
  export const record: import('../prerender/records/pages/blog.ts').BlogPageContent
}

declare module 'virtual:records/pages/post' {
  export const record: import('../prerender/records/pages/post.ts').PostPageContent
}

declare module 'virtual:records/pages/fun' {
  export const record: import('../prerender/records/pages/fun.ts').FunPageContent
}

declare module 'virtual:records/pages/licenses' {
  export const record: import('../prerender/records/pages/licenses.ts').LicensesPageContent
}

declare module 'virtual:records/pages/services' {
  export const record: import('../prerender/records/pages/services.ts').ServicesPageContent
}

declare module 'virtual:records/pages/services/carousel' {
  export const record: import('../prerender/records/pages/services.ts').ServicesPageContent['carousel']
}

declare module 'virtual:records/pages/service/labels' {
  export const record: import('../prerender/records/pages/service.ts').ServicePageLabels
}

declare module 'virtual:records/pages/contact/office' {
  export const record: import('../prerender/records/pages/contact.ts').ContactPageContent['office']
}

declare module 'virtual:records/pages/contact/meeting' {
  export const record: import('../prerender/records/pages/contact.ts').ContactPageContent['meeting']
}

declare module 'virtual:records/pages/contact/head' {
  export const record: import('../prerender/records/pages/contact.ts').ContactPageContent['head']
}

declare module 'virtual:records/pages/contact/plan' {
  export const record: import('../prerender/records/pages/contact.ts').ContactPageContent['plan']
}

declare module 'virtual:records/pages/home/meta' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['meta']
}

declare module 'virtual:records/pages/home/sections' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['sections']
}

declare module 'virtual:records/pages/home/hero' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['hero']
}

declare module 'virtual:records/pages/home/projects' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['projects']
}

declare module 'virtual:records/pages/home/questions' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['questions']
}

declare module 'virtual:records/pages/home/trust' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['trust']
}

declare module 'virtual:records/pages/home/terminal' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['terminal']
}

declare module 'virtual:records/pages/home/journey' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['journey']
}

declare module 'virtual:records/pages/home/readings' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['readings']
}

declare module 'virtual:records/pages/home/workflow' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['workflow']
}

declare module 'virtual:records/pages/home/aiProducts' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['aiProducts']
}

declare module 'virtual:records/pages/home/why' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['why']
}

declare module 'virtual:records/pages/home/process' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['process']
}

declare module 'virtual:records/pages/home/stack' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['stack']
}

declare module 'virtual:records/pages/home/humanDay' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['humanDay']
}

declare module 'virtual:records/pages/home/mission' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['mission']
}

declare module 'virtual:records/pages/home/refer' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['refer']
}

declare module 'virtual:records/pages/home/firstLight' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['firstLight']
}

declare module 'virtual:records/pages/home' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent
}

declare module 'virtual:records/pages/footer/made' {
  export const record: import('../prerender/records/pages/footer.ts').FooterContent['made']
}

declare module 'virtual:records/faq' {
  export const load: Readonly<Record<string, () => Promise<typeof import('virtual:records/faq/*')>>>
}

declare module 'virtual:records/faq/*' {
  export const records: readonly import('../prerender/records/faq.ts').FaqRecord[]
}

declare module 'virtual:records/faq-starters' {
  export const record: import('../prerender/records/faq-starters.ts').FaqStarters
}

declare module 'virtual:records/library' {
  export const records: readonly import('../prerender/records/library.ts').LibraryCard[]
}

declare module 'virtual:records/library/details' {
  export const records: readonly import('../prerender/records/library.ts').LibraryDetails[]
}

declare module 'virtual:records/pages/library' {
  export const record: import('../prerender/records/pages/library.ts').LibraryPageContent
}

declare module 'virtual:records/agents' {
  export const records: readonly import('../prerender/records/agents.ts').AgentField[]
}

declare module 'virtual:records/agents/details' {
  export const records: readonly import('../prerender/records/agents.ts').AgentFieldDrawing[]
}

declare module 'virtual:records/agent-teasers' {
  export const records: readonly import('../prerender/records/agent-teasers.ts').AgentTeaser[]
}

declare module 'virtual:records/integrations' {
  export const records: readonly import('../prerender/records/integrations.ts').Integration[]
}

declare module 'virtual:records/integrations/details' {
  export const records: readonly import('../prerender/records/integrations.ts').ArchPlacement[]
}

declare module 'virtual:records/pages/agents/head' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['head']
}

declare module 'virtual:records/pages/agents/suite' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['suite']
}

declare module 'virtual:records/pages/agents/integrations' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['integrations']
}

declare module 'virtual:records/pages/agents/demo' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['demo']
}

declare module 'virtual:records/pages/agents/promises' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['promises']
}

declare module 'virtual:records/pages/agents/outsideChat' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['outsideChat']
}

declare module 'virtual:records/pages/agents/closing' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsPageContent['closing']
}

declare module 'virtual:records/pages/home/agents' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['agents']
}

declare module 'virtual:records/pages/home/integrations' {
  export const record: import('../prerender/records/pages/home.ts').HomePageContent['integrations']
}

declare module 'virtual:records/messages/chat' {
  export const record: import('../prerender/records/messages/chat.ts').ChatMessages
}

declare module 'virtual:records/messages/chat/button' {
  export const record: import('../prerender/records/messages/chat.ts').ChatMessages['button']
}

declare module 'virtual:records/messages/chat/replies' {
  export const record: import('../prerender/records/messages/chat.ts').ChatMessages['replies']
}

declare module 'virtual:records/messages/chat/unsure' {
  export const record: import('../prerender/records/messages/chat.ts').ChatMessages['unsure']
}

declare module 'virtual:records/messages/chat/panel' {
  export const record: import('../prerender/records/messages/chat.ts').ChatMessages['panel']
}

declare module 'virtual:records/messages/contact' {
  export const record: import('../prerender/records/messages/contact.ts').ContactMessages
}

declare module 'virtual:records/messages/contact/form' {
  export const record: import('../prerender/records/messages/contact.ts').ContactMessages['form']
}

declare module 'virtual:records/messages/contact/letter' {
  export const record: import('../prerender/records/messages/contact.ts').ContactMessages['letter']
}

declare module 'virtual:records/messages/contact/service' {
  export const record: import('../prerender/records/messages/contact.ts').ContactMessages['service']
}

declare module 'virtual:records/messages/contact/byEmail' {
  export const record: import('../prerender/records/messages/contact.ts').ContactMessages['byEmail']
}

declare module 'virtual:records/messages/controls' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages
}

declare module 'virtual:records/messages/controls/newTab' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['newTab']
}

declare module 'virtual:records/messages/controls/close' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['close']
}

declare module 'virtual:records/messages/controls/dismiss' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['dismiss']
}

declare module 'virtual:records/messages/controls/play' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['play']
}

declare module 'virtual:records/messages/controls/pause' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['pause']
}

declare module 'virtual:records/messages/controls/field' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['field']
}

declare module 'virtual:records/messages/controls/choose' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['choose']
}

declare module 'virtual:records/messages/controls/search' {
  export const record: import('../prerender/records/messages/controls.ts').ControlsMessages['search']
}

declare module 'virtual:records/messages/forms' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages
}

declare module 'virtual:records/messages/forms/fields' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages['fields']
}

declare module 'virtual:records/messages/forms/sending' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages['sending']
}

declare module 'virtual:records/messages/forms/sender' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages['sender']
}

declare module 'virtual:records/messages/forms/unfinished' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages['unfinished']
}

declare module 'virtual:records/messages/forms/unscripted' {
  export const record: import('../prerender/records/messages/forms.ts').FormsMessages['unscripted']
}

declare module 'virtual:records/messages/game' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages
}

declare module 'virtual:records/messages/game/counters' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['counters']
}

declare module 'virtual:records/messages/game/start' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['start']
}

declare module 'virtual:records/messages/game/restart' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['restart']
}

declare module 'virtual:records/messages/game/note' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['note']
}

declare module 'virtual:records/messages/game/complete' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['complete']
}

declare module 'virtual:records/messages/game/best' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['best']
}

declare module 'virtual:records/messages/game/board' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['board']
}

declare module 'virtual:records/messages/game/card' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['card']
}

declare module 'virtual:records/messages/game/told' {
  export const record: import('../prerender/records/messages/game.ts').GameMessages['told']
}

declare module 'virtual:records/messages/library' {
  export const record: import('../prerender/records/messages/library.ts').LibraryMessages
}

declare module 'virtual:records/messages/library/page' {
  export const record: import('../prerender/records/messages/library.ts').LibraryMessages['page']
}

declare module 'virtual:records/messages/library/end' {
  export const record: import('../prerender/records/messages/library.ts').LibraryMessages['end']
}

declare module 'virtual:records/messages/meeting' {
  export const record: import('../prerender/records/messages/meeting.ts').MeetingMessages
}

declare module 'virtual:records/messages/meeting/form' {
  export const record: import('../prerender/records/messages/meeting.ts').MeetingMessages['form']
}

declare module 'virtual:records/messages/meeting/outcome' {
  export const record: import('../prerender/records/messages/meeting.ts').MeetingMessages['outcome']
}

declare module 'virtual:records/messages/moving' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages
}

declare module 'virtual:records/messages/moving/terminal' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['terminal']
}

declare module 'virtual:records/messages/moving/galaxy' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['galaxy']
}

declare module 'virtual:records/messages/moving/diagram' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['diagram']
}

declare module 'virtual:records/messages/moving/paging' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['paging']
}

declare module 'virtual:records/messages/moving/carousel' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['carousel']
}

declare module 'virtual:records/messages/moving/orbit' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['orbit']
}

declare module 'virtual:records/messages/moving/day' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['day']
}

declare module 'virtual:records/messages/moving/globe' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['globe']
}

declare module 'virtual:records/messages/moving/timetable' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['timetable']
}

declare module 'virtual:records/messages/moving/testimonials' {
  export const record: import('../prerender/records/messages/moving.ts').MovingMessages['testimonials']
}

declare module 'virtual:records/messages/newsletter' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages
}

declare module 'virtual:records/messages/newsletter/field' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['field']
}

declare module 'virtual:records/messages/newsletter/example' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['example']
}

declare module 'virtual:records/messages/newsletter/button' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['button']
}

declare module 'virtual:records/messages/newsletter/invalid' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['invalid']
}

declare module 'virtual:records/messages/newsletter/done' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['done']
}

declare module 'virtual:records/messages/newsletter/failed' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['failed']
}

declare module 'virtual:records/messages/newsletter/failedHint' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['failedHint']
}

declare module 'virtual:records/messages/newsletter/letter' {
  export const record: import('../prerender/records/messages/newsletter.ts').NewsletterMessages['letter']
}

declare module 'virtual:records/messages/outbox' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages
}

declare module 'virtual:records/messages/outbox/requests' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['requests']
}

declare module 'virtual:records/messages/outbox/sent' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['sent']
}

declare module 'virtual:records/messages/outbox/count' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['count']
}

declare module 'virtual:records/messages/outbox/summary' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['summary']
}

declare module 'virtual:records/messages/outbox/waits' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['waits']
}

declare module 'virtual:records/messages/outbox/title' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['title']
}

declare module 'virtual:records/messages/outbox/list' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['list']
}

declare module 'virtual:records/messages/outbox/close' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['close']
}

declare module 'virtual:records/messages/outbox/kept' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['kept']
}

declare module 'virtual:records/messages/outbox/triedAgain' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['triedAgain']
}

declare module 'virtual:records/messages/outbox/sentHeading' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['sentHeading']
}

declare module 'virtual:records/messages/outbox/empty' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['empty']
}

declare module 'virtual:records/messages/outbox/sendAll' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['sendAll']
}

declare module 'virtual:records/messages/outbox/trying' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['trying']
}

declare module 'virtual:records/messages/outbox/says' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['says']
}

declare module 'virtual:records/messages/outbox/why' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['why']
}

declare module 'virtual:records/messages/outbox/actions' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['actions']
}

declare module 'virtual:records/messages/outbox/questions' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['questions']
}

declare module 'virtual:records/messages/outbox/toasts' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['toasts']
}

declare module 'virtual:records/messages/outbox/unreadable' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['unreadable']
}

declare module 'virtual:records/messages/outbox/letter' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['letter']
}

declare module 'virtual:records/messages/outbox/times' {
  export const record: import('../prerender/records/messages/outbox.ts').OutboxMessages['times']
}

declare module 'virtual:records/messages/run-problems' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages
}

declare module 'virtual:records/messages/run-problems/problems' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['problems']
}

declare module 'virtual:records/messages/run-problems/ends' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['ends']
}

declare module 'virtual:records/messages/run-problems/forProduction' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['forProduction']
}

declare module 'virtual:records/messages/run-problems/noResponse' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['noResponse']
}

declare module 'virtual:records/messages/run-problems/statusOnly' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['statusOnly']
}

declare module 'virtual:records/messages/run-problems/actions' {
  export const record: import('../prerender/records/messages/run-problems.ts').RunProblemsMessages['actions']
}

declare module 'virtual:records/messages/run' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages
}

declare module 'virtual:records/messages/run/close' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['close']
}

declare module 'virtual:records/messages/run/settings' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['settings']
}

declare module 'virtual:records/messages/run/inputs' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['inputs']
}

declare module 'virtual:records/messages/run/model' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['model']
}

declare module 'virtual:records/messages/run/key' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['key']
}

declare module 'virtual:records/messages/run/input' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['input']
}

declare module 'virtual:records/messages/run/prompt' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['prompt']
}

declare module 'virtual:records/messages/run/run' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['run']
}

declare module 'virtual:records/messages/run/result' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['result']
}

declare module 'virtual:records/messages/run/link' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['link']
}

declare module 'virtual:records/messages/run/history' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['history']
}

declare module 'virtual:records/messages/run/spoken' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['spoken']
}

declare module 'virtual:records/messages/run/toasts' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['toasts']
}

declare module 'virtual:records/messages/run/error' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['error']
}

declare module 'virtual:records/messages/run/keyMissing' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['keyMissing']
}

declare module 'virtual:records/messages/run/missing' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['missing']
}

declare module 'virtual:records/messages/run/tooLong' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['tooLong']
}

declare module 'virtual:records/messages/run/demoNote' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['demoNote']
}

declare module 'virtual:records/messages/run/tokens' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['tokens']
}

declare module 'virtual:records/messages/run/cost' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['cost']
}

declare module 'virtual:records/messages/run/duration' {
  export const record: import('../prerender/records/messages/run.ts').RunMessages['duration']
}

declare module 'virtual:records/messages/saving' {
  export const record: import('../prerender/records/messages/saving.ts').SavingMessages
}

declare module 'virtual:records/messages/saving/saving' {
  export const record: import('../prerender/records/messages/saving.ts').SavingMessages['saving']
}

declare module 'virtual:records/messages/saving/sending' {
  export const record: import('../prerender/records/messages/saving.ts').SavingMessages['sending']
}

declare module 'virtual:records/messages/site' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages
}

declare module 'virtual:records/messages/site/header' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['header']
}

declare module 'virtual:records/messages/site/quote' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['quote']
}

declare module 'virtual:records/messages/site/footer' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['footer']
}

declare module 'virtual:records/messages/site/install' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['install']
}

declare module 'virtual:records/messages/site/steps' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['steps']
}

declare module 'virtual:records/messages/site/notices' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['notices']
}

declare module 'virtual:records/messages/site/storage' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['storage']
}

declare module 'virtual:records/messages/site/share' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['share']
}

declare module 'virtual:records/messages/site/copyEmail' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['copyEmail']
}

declare module 'virtual:records/messages/site/tooOld' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['tooOld']
}

declare module 'virtual:records/messages/site/unshown' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['unshown']
}

declare module 'virtual:records/messages/site/parts' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['parts']
}

declare module 'virtual:records/messages/site/laterParts' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['laterParts']
}

declare module 'virtual:records/messages/site/broken' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['broken']
}

declare module 'virtual:records/messages/site/removal' {
  export const record: import('../prerender/records/messages/site.ts').SiteMessages['removal']
}

declare module 'virtual:records/messages/training' {
  export const record: import('../prerender/records/messages/training.ts').TrainingMessages
}

declare module 'virtual:records/messages/training/form' {
  export const record: import('../prerender/records/messages/training.ts').TrainingMessages['form']
}

declare module 'virtual:records/messages/training/outcome' {
  export const record: import('../prerender/records/messages/training.ts').TrainingMessages['outcome']
}

declare module 'virtual:records/messages/training/expert' {
  export const record: import('../prerender/records/messages/training.ts').TrainingMessages['expert']
}
