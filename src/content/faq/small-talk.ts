import { config } from '#content/config.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

/**
 * Courtesies and questions about the chat itself. Their ids start with `talk-`: the rule answers them only when nothing
 * else in the message is a subject.
 */
export const smallTalk: readonly FaqEntry[] = [
  {
    id: 'talk-hello',
    title: 'Hello',
    question: either(
      'hello|hi|hey|hii|hiii|hiya|helo|hallo|greetings|good morning|good afternoon|good evening|good day|namaste',
      'namaskar|namaskaram|ram ram|howdy|morning|evening|yo|heya|hola|pranam|salaam|salam|vanakkam|sat sri akal',
      'jai hind|heyy|hlo|hy|sup',
    ),
    answer: 'Hello. Ask me about services, prices, timelines, AI agents, jobs or training.',
  },
  {
    id: 'talk-how-are-you',
    title: 'How are you?',
    question: either(
      'sab theek|haal chaal|haal|day going|things going|feeling|you-today|you-doing|how-are-you|how-are-you-doing',
      'how-do-you-do|how-is-it-going|hows-it-going',
    ),
    answer: 'Well, thank you: I look up prepared answers, and all of them are here. What would you like to know?',
  },
  {
    id: 'talk-thanks',
    title: 'Thank you',
    question: either(
      'thank|thanks|thank much|thankyou|thx|tysm|thanku|thnx|dhanyavad|dhanyawad|dhanyavaad|shukriya|shukria',
      'thanks lot|many thanks|appreciate|appreciated|grateful|helpful|thank help|thanks help|cheers|ty',
      'much appreciated|thank answer|obliged',
    ),
    answer: 'You are welcome. Ask on if there is more.',
  },
  {
    id: 'talk-bye',
    title: 'Goodbye',
    question: either(
      'goodbye|bye|bye bye|later|good night|goodnight|alvida|cya|take care|talk later|gtg|farewell|tata|bbye',
      'phir milenge|chalta|next time|nothing|catch later|ciao',
    ),
    answer: 'Goodbye. The chat keeps its history on this device, so you can go on where you stopped.',
  },
  {
    id: 'talk-who',
    title: 'Who are you?',
    question: either(
      'name|chatbot name|bot name|chat name|assistant name|kaun|naam|tera naam|chat|chat work|chat answers',
      'made chatbot|chat bot|answers come|what-are-you|who-is-this|what-is-this|who-am-i-talking-to|your-name',
      'what-is-your-name',
    ),
    answer: `The FAQ chat of ${config.name}: a rule that looks up prepared answers. There is no language model behind me, so I work offline and invent nothing.`,
  },
  {
    id: 'talk-human',
    title: 'Are you a real person?',
    question: either(
      'real person|real|human robot|machine person|real human|chatting human|talking bot|talking robot',
      'talking machine|talking computer|talking ai|person robot|insaan|insan|computer program|person',
      'automated reply|artificial chat|speaking robot|speaking machine|automated answers|sentient|alive',
      'am-i-talking-to-a-bot|am-i-chatting-with-a-human|is-this-a-bot|is-this-a-real-person',
      'am-i-talking-to-a-real-person|are-you-human|are-you-a-robot|are-you-a-human|are-you-an-ai|are-you-ai',
      'are-you-chatgpt|are-you-real|are-you-a-bot|are-you-a-person|am-i-talking-to-a-robot|are-you-a-real-human',
      'human machine|human-being|am-i-chatting-with-a-human-being|you-bot|robot|robots',
      'am-i-chatting-with-a-human-being-or-a-machine|am-i-talking-to-a-person|am-i-talking-to-a-human',
      'am-i-speaking-to-a-human|am-i-talking-to-a-machine',
    ),
    answer: 'No, a rule that looks up prepared answers. For a person, call or write to us; the contact page shows how.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'talk-help',
    title: 'What can you do?',
    question: either(
      'help|madad|sahayata|guide|instructions chat|chat help|questions answer|topics chat|options|menu|assistance',
      'assist|answer|confused|question|query|more info|info|details|more details|learn more|explain|more|ask-you',
      'what-can-you-do|can-you-help-me|what-do-you-know|i-need-help|need-help|you-answer|questions-can',
      'what-can-i-ask|what-can-i-ask-you|what-can-i-ask-here|can-i-ask-you-something|can-i-ask-a-question',
      'what-questions-can-you-answer|what-sort-of-questions-can-you-answer|what-kind-of-questions-can-you-answer',
      'what-can-you-answer',
    ),
    answer:
      'I answer questions about our services, prices, timelines, technologies, AI agents, training, jobs, referrals, products and this site.',
  },
  {
    id: 'talk-wrong',
    title: 'That is not what I asked',
    question: either(
      'wrong answer|wrong|misunderstood|asked|incorrect|answer wrong|useless|bad answer|stupid|dumb',
      'nonsense answer|galat|bekar|bakwas|understand|irrelevant|meant|correct|rubbish|idiot|another question',
      'wrong reply|not-understand|not-asked|not-helpful|not-what|not-the answer|not-the right',
      'got wrong|that-wrong|got-that wrong|wrong',
      'not-my question|not-my',
    ),
    answer:
      'Sorry. Try it with the plain subject, such as price, hosting or jobs, or write to a person on the contact page.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'talk-ok',
    title: 'OK',
    question: either(
      'okay|ok|yes|yeah|yep|no|nope|nah|fine|cool|great|good|nice|perfect|awesome|wow|alright|sure|theek|thik',
      'accha|achha|acha|sahi|understood|interesting|amazing|excellent|super|k|haha|lol|good job|good answer',
      'nice answer|brilliant',
    ),
    answer: 'Good. What else would you like to know?',
  },
]
