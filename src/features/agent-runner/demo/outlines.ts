/** A section of an article: its heading, its length in words, and its task. */
type Section = readonly [heading: string, words: number, task: string]

export type Outline = {
  readonly kind: string
  /** Title templates, in which '…' stands for the topic. */
  readonly titles: readonly [string, string, string]
  readonly sections: readonly Section[]
}

type TopicOutline = Outline & { readonly pattern: RegExp }

/**
 * The outlines of articles, each with a pattern for the topics that it suits. The last outline has no pattern and suits
 * any topic.
 */
const outlines: readonly [...TopicOutline[], Outline] = [
  {
    pattern:
      /^how (to|do|can)\b|\b(step by step|tutorial)\b|^(keeping|growing|building|setting up|fixing|repairing|making|writing|starting)\b/,
    kind: 'instructions',
    titles: ['…, step by step', '…: what to do first', '…: the mistakes that cost most'],
    sections: [
      ['What you will have at the end', 80, 'Show the result, and how long it takes an average reader.'],
      ['What you need before you start', 120, 'List material, access and knowledge. Say what can be left out.'],
      ['The steps', 350, 'Five to seven numbered steps, one action each, with the sign that it worked.'],
      ['Where it goes wrong', 150, 'Three mistakes in the order in which they happen, each with its repair.'],
      ['When not to do it yourself', 80, 'The point at which help is cheaper than trying.'],
      ['What to do next', 80, 'Three actions, the easiest first.'],
    ],
  },
  {
    pattern: /\b(vs|versus|compared?|comparison|alternatives?|choos(e|ing)|which|best(?! (way|practice)))\b/,
    kind: 'a comparison',
    titles: ['…: how to choose', '…, compared on what matters', '…: which one for whom'],
    sections: [
      ['The short answer', 90, 'Who should take which, in two sentences. Readers who need no more may leave here.'],
      ['What really differs', 180, 'Three criteria that decide. Leave out those on which all are alike.'],
      ['Side by side', 150, 'One table: a row for each criterion, a column for each choice, facts with their source.'],
      ['Which one for whom', 200, 'Three situations, each with a recommendation and its reason.'],
      ['What it costs to change later', 120, 'What is easy to undo, and what is not.'],
      ['What to do next', 80, 'A small test the reader can run this week.'],
    ],
  },
  {
    pattern: /\b(why|should|future|trends?|opinion|myths?|is it worth|matters?)\b/,
    kind: 'an argument',
    titles: ['…: the case for and against', '…, without the slogans', '…: what changes and what does not'],
    sections: [
      ['The claim', 90, 'Your position in two sentences. Somebody must be able to disagree.'],
      ['What speaks for it', 220, 'Two reasons, each with an observation the reader can check.'],
      ['What speaks against it', 200, 'The strongest objection as its supporters would put it, then your answer.'],
      ['Where it does not apply', 120, 'The cases in which you would advise the opposite.'],
      ['What follows for the reader', 150, 'Two decisions that change if you are right.'],
      ['What to do next', 80, 'Three actions, the easiest first.'],
    ],
  },
  {
    kind: 'an explanation',
    titles: ['…, explained plainly', '…: what to know before you begin', '…: five questions, five answers'],
    sections: [
      [
        'What it is, in one picture',
        100,
        'One comparison from the reader’s everyday life, and where it stops being true.',
      ],
      ['How it works', 220, 'Three parts, in the order in which a beginner meets them.'],
      ['An example from start to end', 200, 'One case with all its details. Say that it is made up, if it is.'],
      ['What it cannot do', 120, 'Two limits and one cost that others leave out.'],
      ['Common questions', 150, 'Three questions as readers put them, each answered in two sentences.'],
      ['What to do next', 80, 'Three actions, the easiest first.'],
    ],
  },
]

/** Returns the first outline that suits a topic. */
export function outlineFor(topic: string): Outline {
  const lowerCaseTopic = topic.trim().toLowerCase()
  const [topicOutlines, defaultOutline] = [outlines.slice(0, -1) as readonly TopicOutline[], outlines.at(-1) as Outline]
  return topicOutlines.find(({ pattern }) => pattern.test(lowerCaseTopic)) ?? defaultOutline
}
