import { paths, postPath } from '#content/paths.ts'
import { complexApp, packages, simpleSite } from './figures.ts'
import type { Service } from './service.ts'

export const service = {
  path: paths.apis,
  name: 'API Development & Integration',
  description:
    'Custom APIs and links between your tools, with documentation, sound authentication and measured response times.',
  intro:
    'Systems that talk, so that nobody copies numbers from one window to another. Each connection is documented and watched.',
  instrument: 'api',
  ink: 'patina',
  action: 'Start API Project',
  tour: { label: 'Read a conversation', to: 'exchange' },
  blocks: [
    {
      kind: 'exchange',
      id: 'exchange',
      heading: 'A conversation between two systems',
      note: 'A shop asks a warehouse to send two packs of tea. Nothing here is secret, so you may read along.',
      messages: [
        {
          name: 'The shop asks',
          tone: 'asked',
          parts: [
            {
              code: 'POST /v1/orders HTTP/1.1\nHost: api.warehouse.example',
              says: 'What it wants: a new order. “v1” is a promise that this address keeps its meaning.',
            },
            {
              code: 'Authorization: Bearer …',
              says: 'Who asks. This key may write orders and do nothing else, and it can be withdrawn on its own.',
            },
            {
              code: 'Idempotency-Key: shop-order-1042',
              says: 'If the line breaks and the shop repeats itself, the same key makes it the same order.',
            },
            {
              code: 'Content-Type: application/json\n\n{\n  "customer": "C-208",\n  "lines": [\n    { "sku": "TEA-250", "quantity": 2 }\n  ],\n  "deliverBy": "2025-07-04"\n}',
              says: 'The order, in names your staff would use. No field means two things, and every date has one form.',
            },
          ],
        },
        {
          name: 'The warehouse answers',
          tone: 'answered',
          parts: [
            {
              code: 'HTTP/1.1 201 Created\nLocation: /v1/orders/1042',
              says: 'Done, and this is where the order lives from now on.',
            },
            {
              code: '{\n  "id": "1042",\n  "status": "reserved",\n  "changes": "/v1/orders/1042/events"\n}',
              says: 'The state in one word, and the address where later changes are listed.',
            },
          ],
        },
        {
          name: 'Or it refuses',
          tone: 'refused',
          parts: [
            {
              code: 'HTTP/1.1 422 Unprocessable Content\nContent-Type: application/problem+json',
              says: 'Understood, but impossible. The number says that the request failed; the known format says where to look.',
            },
            {
              code: '{\n  "title": "Not enough stock",\n  "detail": "TEA-250: only 1 left.",\n  "pointer": "/lines/0/quantity"\n}',
              says: 'What is wrong, and where. The title may be shown to the customer, the detail is for the staff.',
            },
          ],
        },
      ],
    },
    {
      kind: 'cases',
      id: 'silence',
      heading: 'When the other side is silent',
      note: 'Connecting two systems is the smaller part. Keeping them connected is the work.',
      rows: [
        {
          when: 'It does not answer',
          follows:
            'The call waits in a queue and is tried again, each time a little later. People read “accepted”, not “done”.',
        },
        {
          when: 'It answers slowly',
          follows: 'A time limit ends the wait, so that one tired partner does not hold up the whole shop.',
        },
        {
          when: 'It answers twice',
          follows: 'The key shows that it is the same message, and it counts once.',
        },
        {
          when: 'It changes a field overnight',
          follows:
            'A test compares its answers with its description every day. We hear of it before your numbers are wrong.',
        },
      ],
    },
    {
      kind: 'features',
      id: 'features',
      heading: 'What we build between systems',
      note: 'Two rings, and the part they share.',
      cards: [
        {
          icon: 'parts',
          name: 'Custom APIs',
          text: 'Endpoints named after your business, with versions, so that a change does not break an older client.',
        },
        {
          icon: 'plug',
          name: 'Third-party integration',
          text: 'Payment, CRM, accounts and parcel services connected, with a queue for the hours when one of them is down.',
        },
        {
          icon: 'book',
          name: 'Documentation',
          text: 'An OpenAPI description with examples that are run as tests, so the pages stay true.',
        },
        {
          icon: 'key',
          name: 'Authentication and security',
          text: 'Each client has its own key with the fewest rights it needs, and every call leaves an entry in a log.',
        },
        {
          icon: 'gauge',
          name: 'Performance optimisation',
          text: 'Slow queries are found under load, and answers that seldom change come from a cache.',
        },
      ],
    },
    {
      kind: 'inventory',
      id: 'documentation',
      heading: 'What gets documented',
      note: 'Written for the developer who has never met us.',
      items: [
        {
          name: 'The first call',
          text: 'From a new key to a useful answer, to be copied line by line.',
          place: 'page one',
        },
        { name: 'The description', text: 'Every address, field and type, readable by machines.', place: 'OpenAPI' },
        {
          name: 'The errors',
          text: 'Each one with its cause, and whether it is worth trying again.',
          place: 'a table',
        },
        {
          name: 'The practice ground',
          text: 'A copy with invented data, where nothing can be broken.',
          place: 'a second address',
        },
        {
          name: 'The keys',
          text: 'How to get one, change it without a pause, and withdraw it in a hurry.',
          place: 'a page',
        },
        {
          name: 'The changes',
          text: 'What is new, what will end, and until when the old way works.',
          place: 'a dated list',
        },
      ],
    },
    {
      kind: 'sequence',
      id: 'steps',
      heading: 'How a connection is built',
      note: 'Each step ends with something you can read or try.',
      steps: [
        {
          name: 'Reading',
          text: 'We read the documentation of both systems, ask for test accounts, and try whether the systems do what it says.',
        },
        {
          name: 'The contract',
          text: 'Each field, the side that owns it, and what happens when two values conflict, with examples. You approve it before there is code.',
        },
        {
          name: 'One record',
          text: 'A single record runs from end to end in the test systems. What was misread shows itself while little is built.',
        },
        {
          name: 'Failure on purpose',
          text: 'We cause timeouts, duplicates and refused keys. Nothing may be lost, nothing done twice, and somebody has to hear of it.',
        },
        {
          name: 'Live',
          text: 'The connection starts with a log of every call, and a switch that stops it while both systems go on.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'time-and-cost',
      heading: 'How long a\u00a0connection takes, and what it costs',
      note: 'For a single link you get a date once we have read the documentation of both sides.',
      readings: [
        { ...complexApp, text: 'A platform with many clients counts as one.' },
        { ...simpleSite, text: 'For example a small site with one form that writes into a system you already use.' },
        {
          ...packages,
          text: 'A month covers the connections agreed for it, with tests and documentation. Many systems, or poorly described ones, cost more.',
        },
      ],
      needs: [
        'Test access to each system',
        'A person who knows what the fields mean',
        'One day of real records, names removed',
        'A word on who may see what',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you connect anything',
      items: [
        {
          question: 'Our old system has no API. Is that the end?',
          answer:
            'Seldom. There may be an export, a database we may read, or a mailbox it writes to. We build a small, documented door in front of it, and say plainly what that door cannot do.',
        },
        {
          question: 'REST or GraphQL?',
          answer:
            'REST, if many different programs will call it: it is plain to cache and to secure. GraphQL, if one busy interface needs many shapes of the same data. We seldom see a reason for both.',
        },
        {
          question: 'Which system is right when two disagree?',
          answer:
            'The one you name, field by field, before we begin. Without that table, synchronising only spreads mistakes faster.',
        },
        {
          question: 'Can AI agents use our API?',
          answer:
            'Yes. A clear description with narrow rights is what agents need as well. We add limits and a log that shows who called on whose behalf.',
        },
        {
          question: 'Who watches it afterwards?',
          answer:
            'We can, as part of hosting and maintenance: answers, errors and queues are measured, and somebody is called when they look different.',
        },
      ],
    },
    {
      kind: 'related',
      id: 'related',
      heading: 'Agents and apps that use an API',
      links: [
        {
          name: 'AI Agents & Chatbots',
          href: paths.agents,
          text: 'They read orders and book dates through doors like this one.',
        },
        {
          name: 'Agentic AI in production',
          href: postPath('agentic-ai-in-production'),
          text: 'An article on tools, limits and logs, after the first month.',
        },
        {
          name: 'Mobile App Development',
          href: paths.mobileApps,
          text: 'The app in front, for people with a weak signal.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which two systems should agree?',
    text: 'Name both, and who copies between them today.',
    moon: 8,
  },
} as const satisfies Service
