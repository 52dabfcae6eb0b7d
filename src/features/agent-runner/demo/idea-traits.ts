/** What is typical of one type of business: a strength, a weakness, an opportunity, a threat and first steps. */
export type Trait = {
  readonly name: string
  readonly strength: string
  readonly weakness: string
  readonly opportunity: string
  readonly threat: string
  /** An assumption that the business depends on. `test` is the cheapest way to check the assumption. */
  readonly assumption: string
  readonly test: string
  readonly channel: string
}

const traits: readonly (Trait & { readonly pattern: RegExp })[] = [
  {
    pattern: /\b(marketplace|platform (that|which|to) connects?|connect(s|ing)?|match(es|ing)?|between .* and)\b/,
    name: 'two sides that have to find each other',
    strength: 'Each new participant makes it more useful for the others',
    weakness: 'Empty at the start: neither side comes without the other',
    opportunity: 'One small place or trade can be filled by hand first',
    threat: 'Once they know each other, both sides go around you',
    assumption: 'The scarcer side joins before there is demand',
    test: 'Recruit ten of the scarcer side in person before building anything',
    channel: 'Serve one town or trade by hand, as the middleman, until both sides ask for more',
  },
  {
    pattern: /\b((by|per) (post|mail)|ship(s|ped|ping)?|deliver(s|y|ed|ing)?|parcels?|box(es)?|couriers?)\b/,
    name: 'goods that travel',
    strength: 'Reaches customers who have no good choice nearby',
    weakness: 'Postage, packing and returns eat the margin of small orders',
    opportunity: 'Customers far from any shop are easy to name and badly served',
    threat: 'Damage and delay on the way are blamed on you',
    assumption: 'Customers accept the postage and the wait',
    test: 'Sell ten orders at the full price including postage, and pack them yourself',
    channel: 'Groups and forums of people who live far from a shop',
  },
  {
    pattern: /\b(subscriptions?|monthly|membership|members|weekly|recurring)\b/,
    name: 'payment by the month',
    strength: 'Income can be foreseen, and one sale counts many times',
    weakness: 'The value must arrive every month, not only in the first',
    opportunity: 'Paying once for the whole year brings cash before costs',
    threat: 'People count their subscriptions and cancel the one they use least',
    assumption: 'Customers still use it in the third month',
    test: 'Run it by hand for ten paying customers for three months',
    channel: 'A first month at full price with the money back if they do not return',
  },
  {
    pattern: /\b(apps?|software|saas|website|online tool|platform|browser|plugin|dashboard)\b/,
    name: 'software',
    strength: 'One more customer costs little to serve',
    weakness: 'It can be copied, and nobody waits for one more app',
    opportunity: 'A task done in spreadsheets today can be moved whole',
    threat: 'A larger product adds the same as a feature',
    assumption: 'People change a habit for it, not only an opinion',
    test: 'Do the task by hand for five users, with a form and a spreadsheet',
    channel: 'The place where the task is discussed today: a forum, a group, a course',
  },
  {
    pattern: /\b(ai|artificial intelligence|machine learning|chatbots?|gpt|llm)\b/,
    name: 'a model that can be wrong',
    strength: 'Does in seconds what was too dear to do at all',
    weakness: 'Wrong answers look like right ones, and somebody has to check',
    opportunity: 'Work that is done badly today because nobody has the time',
    threat: 'The supplier of the model changes price, terms or behaviour',
    assumption: 'The answers are right often enough to save time after checking',
    test: 'Run thirty real cases, and count the minutes with and without it',
    channel: 'Show the work on the customer’s own example, in the first conversation',
  },
  {
    pattern:
      /\b(repairs?|salon|clinic|cafe|restaurant|bakery|shop|studio|workshop|local|neighbourhood|cleaning|tutor(ing)?|coach(ing)?|services?)\b/,
    name: 'work done by people',
    strength: 'Skill and trust are seen at once, and travel by word of mouth',
    weakness: 'Hours are limited: income grows only with people or price',
    opportunity: 'Fixed prices and fixed dates are rare in such trades',
    threat: 'Good people leave and take customers with them',
    assumption: 'Customers pay enough for an hour after travel, material and waiting',
    test: 'Do five orders at the intended price, and write down every minute',
    channel: 'Ask each happy customer for two names, on the day the work is done',
  },
  {
    pattern:
      /\b(health|medical|clinics?|patients?|doctors?|bank(ing)?|loans?|invest(ing|ment)?|insurance|legal|child(ren)?|kids|school|food|drugs?|personal data)\b/,
    name: 'a field with rules of its own',
    strength: 'Who meets the rules is trusted, and has fewer rivals',
    weakness: 'Permits, checks and liability come before the first sale',
    opportunity: 'Many in the field still answer the rules on paper',
    threat: 'A change of rules can stop the offer as it is',
    assumption: 'The offer is allowed as planned, and insurable',
    test: 'Describe it to the authority or a lawyer on one page, and ask what is missing',
    channel: 'A professional association, with a talk on one rule everybody struggles with',
  },
]

/** Returns the types of business that the wording of an idea suggests, three at most. */
export function findTraits(idea: string): readonly Trait[] {
  const lowerCaseIdea = idea.toLowerCase()
  return traits.filter(({ pattern }) => pattern.test(lowerCaseIdea)).slice(0, 3)
}
