/** What every block has: an anchor, a heading and, where it helps, one supporting sentence. */
export type Head = { readonly id: string; readonly heading: string; readonly note?: string }

export type FeatureIcon =
  | 'access'
  | 'account'
  | 'bag'
  | 'book'
  | 'brush'
  | 'bug'
  | 'card'
  | 'chart'
  | 'click'
  | 'cloud'
  | 'code'
  | 'devices'
  | 'eye'
  | 'frames'
  | 'gauge'
  | 'globe'
  | 'key'
  | 'layout'
  | 'lifebuoy'
  | 'link'
  | 'lock'
  | 'page'
  | 'parts'
  | 'people'
  | 'phone'
  | 'plug'
  | 'refresh'
  | 'scan'
  | 'search'
  | 'shelf'
  | 'store'
  | 'truck'
  | 'wrench'

/** Exactly five (spec §2.9). */
export type Features = Head & {
  readonly kind: 'features'
  readonly cards: readonly { readonly icon: FeatureIcon; readonly name: string; readonly text: string }[]
}
/** Time and cost as readings, and what the client brings. */
export type Facts = Head & {
  readonly kind: 'facts'
  readonly readings: readonly { readonly name: string; readonly figure: string; readonly text: string }[]
  readonly needs: readonly string[]
}
export type Questions = Head & {
  readonly kind: 'questions'
  readonly items: readonly { readonly question: string; readonly answer: string }[]
}
export type Related = Head & {
  readonly kind: 'related'
  readonly links: readonly { readonly name: string; readonly href: string; readonly text: string }[]
}

/** Something that goes another way, and what happens then. */
export type Cases = Head & {
  readonly kind: 'cases'
  readonly rows: readonly { readonly when: string; readonly follows: string }[]
}
/** Things one receives, and where each is kept. */
export type Inventory = Head & {
  readonly kind: 'inventory'
  readonly items: readonly { readonly name: string; readonly text: string; readonly place: string }[]
}
type Side = { readonly name: string; readonly items: readonly string[] }
/** Two sides of one decision: what is done and what is not. */
export type Ledger = Head & { readonly kind: 'ledger'; readonly yes: Side; readonly no: Side }
/** Steps in the order they are taken. */
export type Sequence = Head & {
  readonly kind: 'sequence'
  readonly steps: readonly { readonly name: string; readonly text: string }[]
}

/** Custom websites: what one can try without tools, beside a specimen. */
export type Checks = Head & {
  readonly kind: 'checks'
  readonly items: readonly {
    readonly specimen: 'keys' | 'ring' | 'contrast' | 'reflow' | 'picture' | 'error'
    readonly name: string
    readonly text: string
    /** The success criterion of WCAG 2.2. */
    readonly criterion: string
  }[]
}
/** E-commerce: one order on its way, in three lanes; a lane is silent where nobody has to act. */
export type Route = Head & {
  readonly kind: 'route'
  readonly lanes: { readonly customer: string; readonly shop: string; readonly team: string }
  readonly stations: readonly {
    readonly time: string
    readonly name: string
    readonly customer?: string
    readonly shop?: string
    readonly team?: string
  }[]
}
/** SEO: what is done and measured in each month. */
export type Months = Head & {
  readonly kind: 'months'
  readonly labels: { readonly work: string; readonly measured: string }
  readonly items: readonly { readonly name: string; readonly work: string; readonly measured: string }[]
}
/** UI/UX: one question on its way to a tested screen, a drawing for each of the five stages. */
export type Thread = Head & {
  readonly kind: 'thread'
  readonly stages: readonly { readonly name: string; readonly text: string }[]
}
/** Hosting: which of the 24 hours of a day each task takes. */
export type Watch = Head & {
  readonly kind: 'watch'
  readonly tasks: readonly {
    readonly name: string
    readonly text: string
    readonly when: string
    readonly hours: readonly number[]
  }[]
}
export type Fit = 'fits' | 'care' | 'poor'
/** WordPress: three options judged by the questions that decide. */
export type Decision = Head & {
  readonly kind: 'decision'
  readonly fits: Readonly<Record<Fit, string>>
  readonly options: readonly [string, string, string]
  readonly rows: readonly {
    readonly case: string
    readonly verdicts: readonly [Verdict, Verdict, Verdict]
  }[]
}
export type Verdict = { readonly fit: Fit; readonly text: string }
type Plate = { readonly name: string; readonly by: string; readonly says: readonly string[] }
/** Mobile: two ways to reach both systems, point against point. */
export type Versus = Head & {
  readonly kind: 'versus'
  readonly points: readonly string[]
  readonly one: Plate
  readonly two: Plate
}
/** Mobile: the way through both stores at the same time. */
export type Review = Head & {
  readonly kind: 'review'
  readonly stores: readonly [string, string]
  readonly steps: readonly { readonly name: string; readonly says: readonly [string, string] }[]
}
/** APIs: messages cut into pieces, each with the sentence that explains it. */
export type Exchange = Head & {
  readonly kind: 'exchange'
  readonly messages: readonly {
    readonly name: string
    readonly tone: 'asked' | 'answered' | 'refused'
    readonly parts: readonly { readonly code: string; readonly says: string }[]
  }[]
}

export type Block =
  | Features
  | Facts
  | Questions
  | Related
  | Cases
  | Inventory
  | Ledger
  | Sequence
  | Checks
  | Route
  | Months
  | Thread
  | Watch
  | Decision
  | Versus
  | Review
  | Exchange
