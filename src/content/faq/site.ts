import { record as articles } from 'virtual:records/articles/count'
import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { PAIRS } from '#content/memory-game.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const privacy = { label: 'Privacy', href: paths.privacy } as const
const blog = { label: 'Read the blog', href: paths.blog } as const
const game = { label: 'Fun page', href: paths.fun } as const

/** This site itself: blog, game, working offline, what it keeps. */
export const siteQuestions: readonly FaqEntry[] = [
  {
    id: 'blog',
    title: 'What is your blog about, and how do I find an article?',
    question:
      'blog|article|article share|article recommend|blog where|article chatbot|article how many|article security|' +
      'article wordpress|article seo',
    answer: `${articles} articles: AI agents, chatbots, websites, search, edge AI, ethics, quantum computing, security and the future of work. Type in its search box or press a tag.`,
    link: blog,
  },
  {
    id: 'blog-authors',
    title: 'Who writes the blog?',
    question:
      'author|who write article|who write blog|guest article|article publish|blog publish|who article|' +
      'author chatbot|author seo|author ai|author wordpress|author name|author newsletter',
    answer: team.map(({ name, writes }) => `${name} w${writes.slice(1)}`).join(' '),
    link: blog,
  },
  {
    id: 'blog-reuse',
    title: 'May I use or republish one of your articles?',
    question: 'republish|article translate|blog translate|article copy',
    answer: `Share the address of an article freely. Before you republish or translate one, ask at ${config.email}; a person answers.`,
  },
  {
    id: 'blog-feed',
    title: 'Does the blog have a feed?',
    question: 'rss',
    answer: 'The blog has a feed, as RSS at /feed.xml and as JSON at /feed.json.',
  },
  {
    id: 'game',
    title: 'Is there a game on this site, and how do I play it?',
    question:
      'game|game rule|score|card play|score save|game win|game where|score lost|game free|play how|card how many|' +
      'game location',
    answer: `A memory game, on the fun page, also without a network: find all ${PAIRS} pairs among the ${2 * PAIRS} cards in as few moves as you can; your best score is kept on this device only.`,
    link: game,
  },
  {
    id: 'install',
    title: 'Can I install this site as an app?',
    question:
      'install this site|install|install phone device|this site app|download this site|company app|install page|' +
      'install app store|install button|install delete|install problem|install cancel|install web app|' +
      'this site android',
    answer:
      'Use the install button where your browser offers one, without a store. On an iPhone: Share, then Add to Home Screen. It is removed like any other app.',
  },
  {
    id: 'offline',
    title: 'Does this site work offline, and what happens to a form I send then?',
    question:
      'offline|this site offline|offline send|form sent|offline page|offline chat|request sent|offline form train|' +
      'offline message|offline game|website offline',
    answer:
      'This site works offline after the first visit, but running an agent needs a connection. A form you send without one is saved on this device until it is sent or you cancel it: we try while this site is open, and the count in the header lists what waits.',
    link: { label: 'Requests that wait', href: `${paths.privacy}#waits` },
  },
  {
    id: 'site-update',
    title: 'How do I get the newest version of this site?',
    question: 'newer version|this site update|this site new',
    answer:
      'When a newer version of this site is ready, a bar says so: press Update there. Reloading with a connection looks for one.',
  },
  {
    id: 'waiting-request',
    title: 'Is a request that waits to be sent safe on this device?',
    question:
      'waiting request|form lost|form save|request lost|request save|request twice|form twice|request safe|waiting request where|offline cancel|form cancel',
    answer: `A waiting request stays until it is sent or you cancel it, but not for ever: browsers may clear what a site has stored, Safari after ${facts.safariKeeps} without a visit. If an answer gets lost, one double with the same reference can reach us. Once it is sent, its words are wiped here; its kind, its time and its reference are kept for ${facts.referenceKept}.`,
    link: { label: 'Requests that wait', href: `${paths.privacy}#waits` },
  },
  {
    id: 'form-arrived',
    title: 'How do I know that my form has reached you?',
    question: 'message arrive|form sent problem',
    answer:
      'A meeting or training request says at once that it was sent, or waits in the list behind the count in the header. The contact form opens the chat app, where you press send.',
    link: { label: 'Requests that wait', href: `${paths.privacy}#waits` },
  },
  {
    id: 'privacy',
    title: 'What does this site store about me? Does it use cookies?',
    question:
      'privacy|cookie|this site save|data collect|data|data share|privacy safe|data who read|cookie dislike|' +
      'cookie delete|cookie accept|form privacy|cookie consent this site|data where|email sell|location track',
    answer:
      'This site sets no cookies, shows no advertising and does not track visitors. On your device lie the best game score, the chat history, earlier agent ' +
      'runs with what you entered and what came back, half-typed words, requests that wait to be sent, the references of ' +
      'those that were, the time of the last request, a note if you closed the install hint, and a copy of the site. We ' +
      'receive only what you send us.',
    link: { label: 'What stays on this device', href: `${paths.privacy}#stays` },
  },
  {
    id: 'delete-data',
    title: 'How do I delete what this site has stored?',
    question: 'data delete|privacy delete|delete|this site delete|account delete|delete save|score delete|game delete',
    answer:
      "Press 'Delete my data on this device' on the privacy page: chat, best score, agent runs with their results, waiting requests and the references of sent ones go. Clearing the data of this site in your browser also removes its stored pages.",
    link: { label: 'Delete my data', href: `${paths.privacy}#delete` },
  },
  {
    id: 'chat-history',
    title: 'Is this chat saved?',
    question:
      'chat save|chat privacy|chat secret|message save|message delete|message read|chat history|chat data|' +
      'chat share|chat old|save write here|chat security|chat hosting|chat where|chat text send',
    answer: 'The newest messages stay on this device, sent to nobody; you can clear them in the panel.',
    link: privacy,
  },
  {
    id: 'site-accessibility',
    title: 'Is this site accessible by keyboard and screen reader?',
    question:
      'screen reader|animation|animation cancel|accessibility this site|text size|this site disabled|' +
      'animation delete|page size|animation speed|font size',
    answer:
      'This site is built for keyboard and screen reader, and with reduced motion moving pictures stand still. Write to us when something stops you.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'dark-theme',
    title: 'Can I switch to a light theme?',
    question: 'dark theme|this site color|color edit|theme edit',
    answer: 'This site is always dark; there is no light theme.',
  },
  {
    id: 'site-language',
    title: 'Is this site available in Hindi?',
    question:
      'hindi|english|language|this site hindi|chat hindi|language edit|talk hindi|page hindi|hindi answer|' +
      'write hindi|french',
    answer: 'This site is in English. The chat also understands a number of Hindi words such as daam, samay or naukri.',
  },
  {
    id: 'account',
    title: 'Do I need an account?',
    question: 'account|account this site|account client|account where|register|account how|account lost',
    answer: 'This site has no accounts and no login; everything is open to everyone.',
  },
  {
    id: 'site-built',
    title: 'How is this site built, and which open-source packages does it use?',
    question:
      'this site build|this site technology|license|this site design|font|this site react|this site code|' +
      'this site app build|this site wordpress|icon where|icon who',
    answer:
      'This site is a progressive web app in TypeScript with React. The licenses page lists every package, font and icon.',
    link: { label: 'Licenses', href: paths.licenses },
  },
  {
    id: 'site-problem',
    title: 'Something on this site does not work. What can I do?',
    question:
      'this site problem|site problem|chat problem|website problem|this site error|problem|link problem|' +
      'button problem|picture problem|game problem|this site security|meeting problem|form contact problem|' +
      'page lost|site problem phone|fix report|font problem',
    answer: `Reload the page; what you have saved stays. If it still fails, write to ${config.email} with the address of the page and what you did.`,
    link: { label: 'Contact us', href: paths.contact },
  },
]
