/** The year the site was built in; pages say it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

/** Whether there is a worker: a build has one, the development server does not. */
declare const __HAS_WORKER__: boolean

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').Shipped
}

declare module 'virtual:records/facts' {
  export const record: import('./prerender/records/facts.ts').Facts
}

declare module 'virtual:records/articles' {
  type Article = import('./prerender/records/articles.ts').Article
  export const records: readonly Omit<Article, 'body'>[]
  export const load: Readonly<Record<string, () => Promise<{ readonly record: Pick<Article, 'body'> }>>>
}

declare module 'virtual:records/jobs' {
  export const records: readonly import('./prerender/records/jobs.ts').Job[]
}

declare module 'virtual:icons/jobs' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/team' {
  export const records: readonly import('./prerender/records/team.ts').Member[]
}

declare module 'virtual:records/testimonials' {
  export const records: readonly import('./prerender/records/testimonials.ts').Testimonial[]
}

declare module 'virtual:records/pages/jobs' {
  export const record: import('./prerender/records/pages/jobs.ts').JobsWords
}

declare module 'virtual:records/faq' {
  export const topics: Readonly<Record<string, readonly import('./prerender/records/faq.ts').FaqRecord[]>>
}

declare module 'virtual:records/faq/*' {
  export const records: readonly import('./prerender/records/faq.ts').FaqRecord[]
}

declare module 'virtual:records/faq-starters' {
  export const record: import('./prerender/records/faq-starters.ts').FaqStarters
}

declare module 'virtual:records/library' {
  export const records: readonly import('./prerender/records/library.ts').LibraryCard[]
}

declare module 'virtual:records/library/details' {
  export const records: readonly import('./prerender/records/library.ts').LibraryDetails[]
}

declare module 'virtual:icons/library' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/pages/library' {
  export const record: import('./prerender/records/pages/library.ts').LibraryWords
}

declare module 'virtual:records/pages/library/promise' {
  export const record: import('./prerender/records/pages/library.ts').LibraryWords['promise']
}

declare module 'virtual:records/agents' {
  export const records: readonly import('./prerender/records/agents.ts').AgentField[]
}

declare module 'virtual:records/agents/details' {
  export const records: readonly import('./prerender/records/agents.ts').DrawnField[]
}

declare module 'virtual:icons/agents' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/agent-teasers' {
  export const records: readonly import('./prerender/records/agent-teasers.ts').AgentTeaser[]
}

declare module 'virtual:icons/agent-teasers' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/integrations' {
  export const records: readonly import('./prerender/records/integrations.ts').Integration[]
}

declare module 'virtual:records/integrations/details' {
  export const records: readonly import('./prerender/records/integrations.ts').OnArch[]
}

declare module 'virtual:icons/integrations' {
  export const icons: Readonly<Record<string, import('lucide-react').LucideIcon>>
}

declare module 'virtual:records/pages/agents' {
  export const record: import('./prerender/records/pages/agents.ts').AgentsWords
}
