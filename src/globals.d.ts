/** The year the site was built in; pages say it until the visitor's own clock is known. */
declare const __BUILD_YEAR__: number

/** Whether there is a worker: a build has one, the development server does not. */
declare const __HAS_WORKER__: boolean

declare module 'virtual:licenses' {
  export const shipped: import('./content/licenses.ts').Shipped
}

declare module 'virtual:records/*/count' {
  export const record: number
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

declare module 'virtual:records/projects/plan' {
  export const record: ReturnType<typeof import('./prerender/records/projects.ts').chartOf>
}

declare module 'virtual:records/batches/plan' {
  export const record: ReturnType<typeof import('./prerender/records/batches.ts').calendarPlan>
}

declare module 'virtual:records/projects' {
  export const records: readonly import('./prerender/records/projects.ts').Project[]
}

declare module 'virtual:records/pages/projects' {
  export const record: import('./prerender/records/pages/projects.ts').ProjectsWords
}

declare module 'virtual:records/products' {
  export const records: readonly import('./prerender/records/products.ts').Product[]
}

declare module 'virtual:records/products/details' {
  export const records: readonly import('./prerender/records/products.ts').ProductDetails[]
}

declare module 'virtual:records/pages/products' {
  export const record: import('./prerender/records/pages/products.ts').ProductsWords
}

declare module 'virtual:records/batches' {
  export const records: readonly import('./prerender/records/batches.ts').Batch[]
}

declare module 'virtual:records/batches/details' {
  export const records: readonly import('./prerender/records/batches.ts').BatchDetails[]
}

declare module 'virtual:records/courses' {
  export const records: readonly import('./prerender/records/courses.ts').Course[]
}

declare module 'virtual:records/pages/training' {
  export const record: import('./prerender/records/pages/training.ts').TrainingWords
}

declare module 'virtual:records/clients' {
  export const records: readonly import('./prerender/records/clients.ts').Client[]
}

declare module 'virtual:records/clients/details' {
  export const records: readonly import('./prerender/records/clients.ts').ClientPicture[]
}

declare module 'virtual:records/personas' {
  export const records: readonly import('./prerender/records/personas.ts').Persona[]
}

declare module 'virtual:records/technologies' {
  export const records: readonly import('./prerender/records/technologies.ts').Layer[]
}

declare module 'virtual:records/technologies/details' {
  export const records: readonly import('./prerender/records/technologies.ts').LayerMarks[]
}

declare module 'virtual:records/timeline' {
  export const records: readonly import('./prerender/records/timeline.ts').Event[]
}

declare module 'virtual:records/pages/about/timeline' {
  export const record: import('./prerender/records/pages/about.ts').AboutWords['timeline']
}

declare module 'virtual:records/pages/home/orbit' {
  export const record: import('./prerender/records/pages/home.ts').HomeWords['orbit']
}

declare module 'virtual:records/pages/home/personas' {
  export const record: import('./prerender/records/pages/home.ts').HomeWords['personas']
}

declare module 'virtual:records/pages/home/team' {
  export const record: import('./prerender/records/pages/home.ts').HomeWords['team']
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
