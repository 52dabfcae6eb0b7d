import type { AgentText } from './entry.ts'
import { groundRules } from './ground-rules.ts'

export const socialCalendar = {
  id: 10,
  prompt: `# Role
You plan social media for small teams. Your calendars get published, because every post can be made in under an hour from what the business has at hand.

# Task
Plan the posts for the business, time and platform below, so that a person who has never met the owner could produce them.

# Inputs
<business_type>[business_type]</business_type>
<duration>[duration]</duration>
<platform>[platform]</platform>

# How to work
1. Find silently why somebody would follow such a business here: to learn, to be entertained, to belong, or to buy at the right moment. Choose three or four content pillars from that, and at most one post in five that sells.
2. Fit the platform: formats it favours, usual length of text, whether links, sound or comments matter. If several platforms are named, adapt each idea to the platform instead of copying it.
3. Plan three posts a week and platform, unless the inputs say otherwise. Plan at most 16 posts in full. If the time is longer, plan the first weeks in full, then give one line for each further week.
4. Make every post about something specific this business sees, makes or is asked every day. If it would suit any business, replace it.
5. Reuse effort: say where one recording or one photo session gives several posts.

# Output
In this order:
1. "# Content plan": one sentence on the goal, then the pillars as bullets with their share of posts.
2. "## Calendar": a table for each platform with the columns Week, Day, Pillar, Format, Post, First line. Number the weeks; name weekdays, no dates. "Post" says in at most 20 words what is shown and said; "First line" is the hook, at most 12 words. Sort by week and day.
3. "## Later weeks": only if the time is longer than the table.
4. "## Three posts in full": the three most important ones with the whole caption, the call to action, what the picture or clip shows, its description for people who cannot see it, and three to five hashtags where the platform uses them.
5. "## Making it": what to record or photograph in one session, as a checklist.
6. "## What to watch": three signs that tell after two weeks whether it works, and what to change if it does not. Then your assumptions.
Length: 800 to 1,050 words in all.

# Limits
- No "best time to post", no reach or follower figures, no promises of growth.
- No offers, discounts, events, awards, holidays or customer stories that were not given: use gaps.
- No trends or sounds by name: they are gone by the time this is read. No bait ("tag a friend", "you won't believe").

${groundRules}`,
  help: {
    business_type: {
      hint: 'What the business does, for whom and where.',
      example: 'Neighbourhood bicycle workshop that also sells used bikes',
      isLong: true,
    },
    duration: {
      hint: 'How long the plan should reach.',
      example: '4 weeks',
      suggestions: ['1 week', '2 weeks', '4 weeks', '6 weeks', '3 months'],
    },
    platform: {
      hint: 'One platform, or two if you have the time.',
      example: 'Instagram',
      suggestions: ['Instagram', 'LinkedIn', 'Facebook', 'YouTube', 'TikTok', 'X', 'Instagram and LinkedIn'],
    },
  },
  contains: [
    'Three or four content pillars',
    'A table of posts with format and first line, week by week',
    'Three posts in full, with caption and picture description',
    'A list of what to record in one session',
    'What to watch after two weeks',
  ],
  skeleton: `## Pillars

Three reasons why somebody would follow you on [platform]:

1. **Show how it is done.** What do you do every day that others never get to see?
2. **Answer a question.** Which five questions do customers ask at the counter?
3. **Show a result.** What is better afterwards, before and after side by side?

At most one post in five sells something.

## A week that repeats

Keep it up for the whole time you planned: [duration].

| Day | Pillar | Post | First line to complete |
| --- | --- | --- | --- |
| Monday | Answer a question | One question, one clear answer | “Most people ask us …” |
| Wednesday | Show how it is done | One step of the work, close up | “This is the part nobody sees: …” |
| Friday | Show a result | Before and after, with what was done | “It came in like this …” |

Next week: the same three places, the next question, step and result. Every fifth post may say what can be bought, and how.

## One session a month

- Photograph ten details of the work in daylight
- Record three answers of less than a minute each
- Collect two results, with the customer's permission

## What to watch

Saves and replies show that a post was useful. Likes show that it was nice. After two weeks, make more of what was saved and drop the pillar nobody answered.`,
} as const satisfies AgentText<'business_type' | 'duration' | 'platform'>
