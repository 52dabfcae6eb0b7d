// What the modules of records hold, see `prerender/records/modules.ts`.

declare module 'virtual:records/*/count' {
  export const record: number
}

/** One fact, for a script that needs no other; `founded` is none of them. */
declare module 'virtual:records/facts/*' {
  export const record: string
}

/** The icons that the records of a kind name. */
declare module 'virtual:icons/*' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/facts' {
  export const record: import('../prerender/records/facts.ts').Facts
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
  export const record: ReturnType<typeof import('../prerender/records/projects.ts').chartOf>
}

declare module 'virtual:records/batches/plan' {
  export const record: ReturnType<typeof import('../prerender/records/batches.ts').calendarPlan>
}

declare module 'virtual:records/projects' {
  export const records: readonly import('../prerender/records/projects.ts').Project[]
}

declare module 'virtual:records/pages/projects' {
  export const record: import('../prerender/records/pages/projects.ts').ProjectsWords
}

declare module 'virtual:records/products' {
  export const records: readonly import('../prerender/records/products.ts').Product[]
}

declare module 'virtual:records/products/details' {
  export const records: readonly import('../prerender/records/products.ts').ProductDetails[]
}

declare module 'virtual:records/pages/products' {
  export const record: import('../prerender/records/pages/products.ts').ProductsWords
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
  export const record: import('../prerender/records/pages/training.ts').TrainingWords
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
  export const records: readonly import('../prerender/records/technologies.ts').Layer[]
}

declare module 'virtual:records/technologies/details' {
  export const records: readonly import('../prerender/records/technologies.ts').LayerMarks[]
}

declare module 'virtual:records/timeline' {
  export const records: readonly import('../prerender/records/timeline.ts').Event[]
}

declare module 'virtual:records/pages/about/timeline' {
  export const record: import('../prerender/records/pages/about.ts').AboutWords['timeline']
}

declare module 'virtual:records/pages/home/orbit' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['orbit']
}

declare module 'virtual:records/pages/home/personas' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['personas']
}

declare module 'virtual:records/pages/home/team' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['team']
}

declare module 'virtual:records/services' {
  type Service = import('../prerender/records/services.ts').Service
  export const records: readonly Omit<Service, 'page'>[]
  export const load: Readonly<Record<string, () => Promise<{ readonly record: Pick<Service, 'page'> }>>>
}

declare module 'virtual:records/services/menu' {
  type Service = import('../prerender/records/services.ts').Service
  export const records: readonly Pick<Service, 'slug' | 'name' | 'promise' | 'instrument'>[]
}

declare module 'virtual:records/services/cards' {
  export const records: readonly Pick<import('../prerender/records/services.ts').Service, 'card'>[]
}

declare module 'virtual:records/services/rows' {
  export const records: readonly Pick<import('../prerender/records/services.ts').Service, 'row'>[]
}

declare module 'virtual:records/team' {
  export const records: readonly import('../prerender/records/team.ts').Member[]
}

declare module 'virtual:records/testimonials' {
  export const records: readonly import('../prerender/records/testimonials.ts').Testimonial[]
}

declare module 'virtual:records/pages/jobs' {
  export const record: import('../prerender/records/pages/jobs.ts').JobsWords
}

declare module 'virtual:records/pages/header/promises' {
  export const record: import('../prerender/records/pages/header.ts').HeaderWords['promises']
}

declare module 'virtual:records/pages/about' {
  export const record: import('../prerender/records/pages/about.ts').AboutWords
}

declare module 'virtual:records/pages/refer' {
  export const record: import('../prerender/records/pages/refer.ts').ReferWords
}

declare module 'virtual:records/pages/not-found' {
  export const record: import('../prerender/records/pages/not-found.ts').NotFoundWords
}

declare module 'virtual:records/pages/refer/message' {
  export const record: import('../prerender/records/pages/refer.ts').ReferWords['message']
}

declare module 'virtual:records/pages/privacy' {
  export const record: import('../prerender/records/pages/privacy.ts').PrivacyWords
}

declare module 'virtual:records/pages/blog' {
  export const record: import('../prerender/records/pages/blog.ts').BlogWords
}

declare module 'virtual:records/pages/post' {
  export const record: import('../prerender/records/pages/post.ts').PostWords
}

declare module 'virtual:records/pages/fun' {
  export const record: import('../prerender/records/pages/fun.ts').FunWords
}

declare module 'virtual:records/pages/licenses' {
  export const record: import('../prerender/records/pages/licenses.ts').LicensesWords
}

declare module 'virtual:records/pages/services' {
  export const record: import('../prerender/records/pages/services.ts').ServicesWords
}

declare module 'virtual:records/pages/services/carousel' {
  export const record: import('../prerender/records/pages/services.ts').ServicesWords['carousel']
}

declare module 'virtual:records/pages/service/labels' {
  export const record: import('../prerender/records/pages/service.ts').ServiceLabels
}

declare module 'virtual:records/pages/contact/office' {
  export const record: import('../prerender/records/pages/contact.ts').ContactWords['office']
}

declare module 'virtual:records/pages/contact/meeting' {
  export const record: import('../prerender/records/pages/contact.ts').ContactWords['meeting']
}

declare module 'virtual:records/pages/contact/head' {
  export const record: import('../prerender/records/pages/contact.ts').ContactWords['head']
}

declare module 'virtual:records/pages/contact/plan' {
  export const record: import('../prerender/records/pages/contact.ts').ContactWords['plan']
}

declare module 'virtual:records/pages/home/meta' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['meta']
}

declare module 'virtual:records/pages/home/sections' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['sections']
}

declare module 'virtual:records/pages/home/hero' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['hero']
}

declare module 'virtual:records/pages/home/projects' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['projects']
}

declare module 'virtual:records/pages/home/questions' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['questions']
}

declare module 'virtual:records/pages/home/trust' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['trust']
}

declare module 'virtual:records/pages/home/terminal' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['terminal']
}

declare module 'virtual:records/pages/home/journey' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['journey']
}

declare module 'virtual:records/pages/home/readings' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['readings']
}

declare module 'virtual:records/pages/home/workflow' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['workflow']
}

declare module 'virtual:records/pages/home/aiProducts' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['aiProducts']
}

declare module 'virtual:records/pages/home/why' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['why']
}

declare module 'virtual:records/pages/home/process' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['process']
}

declare module 'virtual:records/pages/home/stack' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['stack']
}

declare module 'virtual:records/pages/home/humanDay' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['humanDay']
}

declare module 'virtual:records/pages/home/mission' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['mission']
}

declare module 'virtual:records/pages/home/refer' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['refer']
}

declare module 'virtual:records/pages/home/firstLight' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['firstLight']
}

declare module 'virtual:records/pages/home' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords
}

declare module 'virtual:records/pages/footer/made' {
  export const record: import('../prerender/records/pages/footer.ts').FooterWords['made']
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
  export const record: import('../prerender/records/pages/library.ts').LibraryWords
}

declare module 'virtual:records/agents' {
  export const records: readonly import('../prerender/records/agents.ts').AgentField[]
}

declare module 'virtual:records/agents/details' {
  export const records: readonly import('../prerender/records/agents.ts').DrawnField[]
}

declare module 'virtual:records/agent-teasers' {
  export const records: readonly import('../prerender/records/agent-teasers.ts').AgentTeaser[]
}

declare module 'virtual:records/integrations' {
  export const records: readonly import('../prerender/records/integrations.ts').Integration[]
}

declare module 'virtual:records/integrations/details' {
  export const records: readonly import('../prerender/records/integrations.ts').OnArch[]
}

declare module 'virtual:records/pages/agents/head' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['head']
}

declare module 'virtual:records/pages/agents/suite' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['suite']
}

declare module 'virtual:records/pages/agents/integrations' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['integrations']
}

declare module 'virtual:records/pages/agents/demo' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['demo']
}

declare module 'virtual:records/pages/agents/promises' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['promises']
}

declare module 'virtual:records/pages/agents/outsideChat' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['outsideChat']
}

declare module 'virtual:records/pages/agents/closing' {
  export const record: import('../prerender/records/pages/agents.ts').AgentsWords['closing']
}

declare module 'virtual:records/pages/home/agents' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['agents']
}

declare module 'virtual:records/pages/home/integrations' {
  export const record: import('../prerender/records/pages/home.ts').HomeWords['integrations']
}
