import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const privacy = { label: 'Privacy', href: paths.privacy } as const
const blog = { label: 'Read the blog', href: paths.blog } as const
const game = { label: 'Fun page', href: paths.fun } as const

/** This site itself: blog, game, working offline, what it keeps. */
export const siteQuestions: readonly FaqEntry[] = [
  {
    id: 'blog',
    title: 'What is your blog about?',
    question: either(
      'blog|blogs|articles|posts|blog posts|blog topics|read articles|blog articles|publications|read blog',
      'latest article|latest post|blog page|many articles|latest articles|new articles|blog cover|blog content',
      'publish|resources|reading|insights|publish articles|knowledge articles|blog subjects|read|your-blog',
      'you-write articles|write articles|write-about|write-about blog',
    ),
    answer: `${facts.articles} articles, on AI agents at work, chatbots, websites, search, edge AI, ethics, quantum computing, security and the future of work.`,
    link: blog,
  },
  {
    id: 'blog-search',
    title: 'How do I find an article on a subject?',
    question: either(
      'search blog|find article|blog search|search articles|tags|tag|blog tags|filter articles|find blog post',
      'blog tag|search article|find post|article subject|find articles|filter blog|article topic|search posts',
      'blog filter|articles tag|articles subject|browse articles|locate article|find blog|filter posts|posts tag',
      'filter tag|filter posts tag|article about-seo|looking-for article|article about-ai|for-an article',
    ),
    answer: 'Type in the search box of the blog, or press a tag. Search covers titles, summaries and tags.',
    link: blog,
  },
  {
    id: 'blog-authors',
    title: 'Who writes the blog?',
    question: either(
      'blog author|author|authors|blog writer name|article author|wrote article|blog written|blog authors',
      'guest post blog|guest article|contribute article|bylines|wrote blog|author blog|articles author',
      'contribute blog|behind blog|wrote post|wrote articles|who writes|who writes blog|who writes articles',
      'who blog|who wrote',
    ),
    answer: `${team.map(({ name }) => name).join(', ')}: the founder, engineering and design.`,
    link: blog,
  },
  {
    id: 'blog-share',
    title: 'How do I share an article?',
    question: either(
      'share article|share post|share blog|share button|send article|article link|share link|copy link',
      'share blog post|article share|forward article|post share|share page|share friend|article friend',
      'link article|share articles|article linkedin|share whatsapp article|send post|share linkedin',
    ),
    answer: "Press 'Share' on the article. It opens your device's share menu, or copies the link where there is none.",
    link: blog,
  },
  {
    id: 'game',
    title: 'Is there a game on this site?',
    question: either(
      'game|games|fun|fun page|play|memory game|play game|card game|entertainment|bored|khel|timepass|time pass',
      'fun game|mini game|memory cards|memory|games play|fun section|cards game|puzzle|boredom|kill time',
      'play games|minigame|easter egg|matching game|pair game|memory matching|game khelna|khelna|play-here',
      'something-to play',
    ),
    answer: 'Yes, a memory game with eight pairs on the fun page. It works without a network.',
    link: game,
  },
  {
    id: 'game-rules',
    title: 'How do I play the memory game?',
    question: either(
      'game rules|game work|rules game|play memory|memory game rules|memory rules|game instructions',
      'memory game work|play memory game|win game|cards match|game start|rules memory|instructions game',
      'flip cards|match cards|game moves|play cards|turn cards|flip|matching pairs|memory instructions|find pairs',
      'rules|win memory game',
      'how-do-i-play|how-do-i-play-the-game|how-to-play|how-do-you-play|how-does-the-game-work|many cards|cards memory game',
    ),
    answer: `Press Start and turn two of the ${facts.gameCards} cards. A pair stays open, others turn back after a second. Find all 8 pairs in as few moves as you can.`,
    link: game,
  },
  {
    id: 'game-score',
    title: 'Where is my best score kept?',
    question: either(
      'score|scores|best score|high score|highscore|game score|score saved|leaderboard|best result game',
      'score kept|memory score|fewest moves|score reset|reset score|game record|score stored|score device',
      'save score|delete score|score lost|score gone|personal best|score phone|best time game|score game',
      'score disappear|game result',
    ),
    answer: 'On this device only, as the fewest moves you needed. There is no leaderboard.',
    link: game,
  },
  {
    id: 'install',
    title: 'Can I install this site as an app?',
    question: either(
      'install|install site|install app|install website|home screen|add home screen|homescreen|download app',
      'app install|download site|pwa install|install phone|website install|installable|shortcut phone',
      'desktop icon|download website|site home screen|add homescreen|install page|installing|site app',
      'put home screen|vyomix app|phone icon|site phone icon|app download',
    ),
    answer: 'Yes. Use the install button where your browser offers one. On an iPhone: Share, then Add to Home Screen.',
  },
  {
    id: 'offline',
    title: 'Does this site work offline?',
    question: either(
      'offline|work offline|without internet|without network|offline mode|internet connection|site offline',
      'internet down|airplane mode|flight mode|bina internet|offline work|read offline|offline reading',
      'internet gone|connection lost|lost connection|wifi|aeroplane mode|poor network|connection drops|net',
      'internet cuts|site plane|airplane|read blog offline|blog without connection|without connection',
      'without-a connection|blog connection|website offline|no-internet|without-internet|no-connection|no-network',
      'no-wifi|no-signal',
    ),
    answer:
      'Yes. After the first visit you can read the pages and the blog, ask this chat and play the game. Forms are kept and sent later; running an agent needs a connection.',
  },
  {
    id: 'outbox',
    title: 'What happens to a form I send offline?',
    question: either(
      'waiting requests|waiting request|outbox|form offline|request waiting|message sent offline|send later',
      'pending request|unsent|queued|sent|offline form|send offline|request saved|saved request|pending',
      'requests pending|submit offline|form without internet|form sent|message pending|form queue|offline request',
      'request stuck|offline submit|form saved|unsent message|unsent messages|request pending|waiting send',
      'form later|submit without internet|form submitted|meeting request offline|request offline|form lost',
      'offline message|form no-connection|meeting form no-connection|form connection|filled form connection',
    ),
    answer:
      'It waits on this device and is sent when the connection is back and the site is open. Open the list of waiting requests to send it now, edit or cancel it.',
    link: privacy,
  },
  {
    id: 'privacy',
    title: 'What does this site store about me?',
    question: either(
      'privacy|privacy policy|personal data|data|store data|data stored|data collected|collect data|site store',
      'personal information|data collection|personal details|information stored|information collect|niji jankari',
      'data kept|privacy page|site privacy|site data|stores data|data policy|details stored|data site|data keep',
      'information kept|data gather|website data|collect information|protect privacy|data collect|sell data',
      'share data|data save|data held|site collect|site remember|my-data safe site|data safe site|data this-site',
      'about-me|information keep|information keep about-me|information about-me',
      'what-does-the-site-know|know-about visitors|its-visitors',
    ),
    answer:
      'On your device: the best game score, waiting requests, chat history, past agent runs and a copy of the site. We receive only what you send in a form.',
    link: privacy,
  },
  {
    id: 'cookies',
    title: 'Does this site use cookies or tracking?',
    question: either(
      'cookie|cookies|tracking|tracker|trackers|site tracking|track visitors|track|advertising cookies',
      'google analytics site|site cookies|follow visitors|third party cookies|visitor tracking|site track|tracked',
      'track users|cookie policy|tracking cookies|site spy|advertising tracking|tracking pixels|spying',
      'visitor analytics',
    ),
    answer: 'No cookies, no advertising, no visitor tracking.',
    link: privacy,
  },
  {
    id: 'delete-data',
    title: 'How do I delete what this site has stored?',
    question: either(
      'delete data|clear data|erase|erase data|remove data|delete information|clear storage|clear cache|wipe',
      'delete|data delete|right forgotten|clear site data|delete stored|remove stored|data removal',
      'delete personal data|data deleted|remove information|forget|delete history|clear|data erased|clear browser',
      'rid data|deletion|remove traces|wipe data|delete traces|erase stored|delete saved|reset site|remove',
      'remove saved|saved|remove saved about-me|remove-everything|erased|saved erased|site saved erased',
    ),
    answer:
      'Clear the chat in this panel, cancel waiting requests in their list, or clear the data of this site in your browser, which removes everything.',
    link: privacy,
  },
  {
    id: 'chat-history',
    title: 'Is this chat saved?',
    question: either(
      'chat saved|chat history|save chat|chat stored|conversation saved|clear chat|delete chat|chat private',
      'read chat|conversation history|chat log|chats saved|messages saved|chat data|chat kept|conversation stored',
      'reads chat|chat recorded|chat logs|chat confidential|messages stored|conversation private',
      'clear conversation|delete conversation|old messages|chat messages|conversation kept|save conversation',
      'messages kept|messages|read conversation|chat deleted|reads messages|remember conversation|remember chat',
      'chat clear|chat erased|chat transcript|erase chat|read messages|who reads|keep chat|keep-my chat',
    ),
    answer:
      'Yes, the newest messages stay on this device so that a reload does not lose them. They are not sent to us, and you can clear them in the panel.',
    link: privacy,
  },
  {
    id: 'site-accessibility',
    title: 'Is this site accessible by keyboard and screen reader?',
    question: either(
      'screen reader|keyboard|keyboard navigation|accessibility|accessible|reduced motion|animations|animation',
      'site accessibility|motion sickness|text bigger|bigger text|font size|zoom text|nvda|voiceover|talkback',
      'site keyboard|disable animation|stop animation|larger text|without mouse|contrast|turn animation',
      'moving pictures|motion|text small|text larger|dizzy|navigate keyboard|site screen reader|enlarge text|jaws',
      'magnifier|reduce animation',
      'this-website accessible|this-site accessible|your-website accessible|your-site accessible|this-website accessibility',
      'this-website accessible website|accessible this-website website',
      'blind this-site|blind users this-site|blind navigate',
    ),
    answer:
      'It is built for both. If your device asks for reduced motion, moving pictures stand still. Tell us when something stops you.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'dark-theme',
    title: 'Can I switch to a light theme?',
    question: either(
      'light mode|dark mode|light theme|dark theme|white background|bright mode|site dark|theme switch|night mode',
      'change theme|switch theme|site colour|site color|dark background|white theme|dark|bright theme|site light',
      'website dark|light version|background dark|black background|bright version|dark page|colour scheme',
      'color scheme|lighter|site black|why dark|light background|day mode',
    ),
    answer: 'No, the site is always dark.',
  },
  {
    id: 'site-language',
    title: 'Is this site available in Hindi?',
    question: either(
      'site hindi|hindi|page hindi|hindi version|site language|translate site|speak hindi|chat hindi|hindi baat',
      'english|other languages site|translate page|hindi bolte|hindi bol|language change|change language',
      'site english|hinglish|hindi samajh|tamil|marathi|gujarati|bengali|punjabi|telugu|urdu|spanish|french',
      'german|site translated|read hindi|language site|pages language|switch language|understand hindi',
      'language switch|other-languages website|website other languages|site other languages',
    ),
    answer: 'The site is in English. This chat also understands a number of Hindi words such as daam, samay or naukri.',
  },
  {
    id: 'account',
    title: 'Do I need an account?',
    question: either(
      'account|accounts|login|log|signin|sign|signup|password|create account|register site|forgot password',
      'user account|register account|account site|account required|logging|sign account|make account',
      'account create|dashboard login|login page|member area|member|membership|username|client login|log site',
      'client portal|account necessary|passwords|registration needed|registration required|need registration',
      'register this-site|register before|register|register website|register before website|do-i-have-to-register',
      'register-here|have-to-register-here',
    ),
    answer: 'No. The site has no accounts and no login; everything is open to everyone.',
  },
  {
    id: 'site-built',
    title: 'How is this site built?',
    question: either(
      pairs(
        'this-site|your-site|your-website|this-website|own-website|own-site',
        'built|made|developed|coded|programmed|technology|framework|tech|stack|techstack|run|cms|wordpress|react',
      ),
      'own website built|built page|technology behind site|made page|page built|behind site|make this-website',
      'made this-website|make this-site|you-make this-website|was-this website|how-was-this-website-made',
      'this-website made|was-this-site',
      'build this-website|build this-site|use-to build',
    ),
    answer:
      'As a progressive web app in TypeScript with React: finished pages first, then interaction, and a copy on your device for when the network is gone.',
    link: { label: 'Licenses', href: paths.licenses },
  },
  {
    id: 'licenses',
    title: 'Which open-source packages does this site use?',
    question: either(
      'license|licenses|licence|licences|open source|opensource|fonts|font|icons|icon|open source packages',
      'open source licenses|third party packages|credits|attribution|libraries site|software licenses|fonts site',
      'mit license|site libraries|site fonts|typeface|site icons|open source software|open source components',
      'npm packages|open source libraries|attributions|dependencies',
    ),
    answer: 'The licenses page lists every package, font and icon that ships with it.',
    link: { label: 'Licenses', href: paths.licenses },
  },
  {
    id: 'site-problem',
    title: 'Something on this site does not work. What can I do?',
    question: either(
      'site broken|bug site|error site|site error|site working|page working|website working|broken link',
      'page error|site bug|page found|404|error page|button working|form working|site problem|report bug',
      'page blank|blank page|broken page|website broken|website error|link broken|page broken|page missing|crash',
      'site crash|site crashed|report error|found bug|glitch|bug report|error message|application error',
      'unexpected error|form error|works nothing|page crash|broken|site stuck|page stuck|site issue|report issue',
      'technical problem site|freezes|site freezes|site fails|button nothing|frozen|technical issue|not-work',
      'not-working',
      'not-load|page not-load|page not load',
    ),
    answer: `Reload the page first; what you have saved stays. If it still fails, write to ${config.email} with the address of the page and what you did.`,
    link: { label: 'Contact us', href: paths.contact },
  },
]
