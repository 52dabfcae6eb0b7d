import { expect, test } from 'vitest'
import { answer, faq } from '#support/chat.ts'

/** Questions as visitors type them, each with the entries that answer it. Written without sight of the rules. */
const paraphrases: readonly (readonly [question: string, ...ids: string[]])[] = [
  // The services
  ['what all things you people do', 'services'],
  ['Hi, can you tell me roughly what your charges are?', 'price', 'price-quote'],
  ['I want to speak to someone from your team pls', 'contact', 'phone', 'meeting'],
  ['we are planning a new company site, is that something you could make for us?', 'website'],
  ['kitna paisa lagega website banane ka', 'website-price'],
  ['my site looks like its from 2005, can u give it a fresh look', 'website-redesign'],
  ['need a one page site for a google ads campaign', 'website-landing-page'],
  ['will I be able to chnage text and photos on my own after you deliver', 'website-cms'],
  ['does it look ok on mobile and tablet', 'website-responsive'],
  ['will it open properly in safari and firefox', 'website-browsers'],
  ['My homepage takes 10 seconds to load, what can you do about that?', 'website-speed'],
  ['we need the site in english, tamil and hindi', 'website-languages'],
  ['i dont have any photos or copy ready, will you write it', 'website-content'],
  ['wordpress or coded from scratch, which is better for a small clinic', 'website-wordpress-or-custom'],
  ['how many weeks for a 5 page website', 'website-time', 'time'],
  ['i want to sell sarees online', 'shop'],
  ['wats the price for ecommerce site', 'shop-price'],
  ['can people pay with UPI or cards at checkout', 'shop-payments'],
  ['will it stop selling when an item is out of stock', 'shop-accounts'],
  ['can buyers log in and see their old purchases', 'shop-accounts'],
  ['can my customers see where there parcel is', 'shop-accounts'],
  ['we already run on magento, do you support it?', 'shop-platform'],
  ['my business is not coming in google search, can you help', 'seo'],
  ['seo monthly charges?', 'seo-price'],
  ['after how many months will i see more traffic from google', 'seo-time'],
  ['can you promise we will be number 1 in search results', 'seo-ranking'],
  ['which search terms should my pages target, do you find that out', 'seo-keywords'],
  ['will you get us bakclinks', 'seo-keywords'],
  ['how to make chatgpt recommend my business', 'seo-ai'],
  ['do you send some monthly report about rankings and traffic', 'seo-reports'],
  ['we only need figma screens, our own guys will code it', 'design', 'design-prototype'],
  ['Can I click through a mockup first, before any coding?', 'design-prototype'],
  ['do you watch actual people trying the design to find problems', 'design-test'],
  ['need a logo for my bakery', 'design-logo'],
  ['ui vs ux?', 'design-difference'],
  ['do you provide server space for my website', 'hosting'],
  ['if everything gets deleted by mistake can you restore it', 'hosting-backups'],
  ['how often does your server go down', 'uptime'],
  ['someone hacked my site last year, how will you protect it', 'security'],
  ['shift my site from godaddy to you', 'hosting-migration'],
  ['can u buy the .in name for me also', 'hosting-domain'],
  ['chrome says my site is not secure, will i get https', 'hosting-ssl'],
  ['i want info@mycompany type mail ids for my staff', 'hosting-email'],
  ['wp site banate ho kya', 'wordpress'],
  ['how much for a simple wp blog', 'wordpress-price'],
  ['can you code a plugin for my wp site', 'wordpress-plugins'],
  ['my wordpress is so slow plz help', 'website-speed'],
  ['we want an app for our gym members', 'app'],
  ['budget for android app?', 'app-price'],
  ['will the same app run on ios as well', 'app', 'app-native'],
  ['do you upload it to play store also', 'app-stores'],
  ['is a mobile site good enough or should i make an app', 'app-or-web'],
  ['how many months to make an app like zomato', 'app-time', 'time'],
  ['who fixes bugs in the app once it is out', 'app-maintenance'],
  ['we need tally and our website to talk to each other', 'api-integration'],
  ['explain api in simple words', 'api'],

  // Work, money and agreements
  ['what are the stages from first call to go live', 'process'],
  ['ok i want to begin, whats the first thing to do', 'process-start'],
  ['Sir please tell what details and documents I should keep ready before we kick off', 'process-needed'],
  ['how will i know the progess of the work', 'process-progress'],
  ['how many times can i ask for changes in the design', 'process-scope'],
  ['can i add new features halfway through', 'process-scope'],
  ['need it live by next friday, possible?', 'process-deadline'],
  ['my old developer vanished midway, can you finish it', 'process-takeover'],
  ['do you do bug fixes and updates once the site is live', 'maintenance'],
  ['if my site crashes at 2am will somebody pick up', 'support-hours'],
  ['do your developers use copilot or claude to write code', 'process-ai'],
  ['Dear team, kindly share your best quotation for our requirement', 'price-quote'],
  ['what do i get for 1000 dollars a month', 'price-packages'],
  ['gpay or bank transfer, what do you take', 'payment-terms'],
  ['how much advance do i have to give', 'payment-terms'],
  ['can you reduce the price a bit', 'price-discount'],
  ['i am not satisfied, want my money back', 'refund', 'complaint'],
  ['is gst extra', 'price-tax'],
  ['any extra charges later that i should know of', 'price-hidden'],
  ['do you charge for the first call', 'price-consultation'],
  ['will the source code belong to us in the end', 'code-ownership'],
  ['my idea is confidential, how can i be sure you wont share it', 'nda'],
  ['i want to stop my monthly plan', 'cancel'],
  ['r u guys gdpr compliant', 'data-protection'],
  ['can we get two react devs full time for 6 months', 'hire-developers'],
  ['we are an agency ourselves, can you do work under our brand', 'white-label'],
  ['i run a tiny business with 3 people, do you take such small clients', 'small-business'],
  ['is this company genuine or fraud', 'trust'],
  ['do you have iso certificate', 'certifications'],
  ['what programming languages and frameworks does your team know', 'tech-stack'],
  ['any experience with laravel', 'tech-other'],
  ['do you deploy on amazon cloud', 'tech-aws'],
  ['can you put gpt inside our software', 'tech-openai', 'agents-custom'],

  // AI
  ['kitne ai agents hain aapke paas', 'agents'],
  ['can you make a custom bot that does our invoicing', 'agents-custom', 'automation'],
  ['price of a chatbot for website', 'agents-price'],
  ['can your bot reply in marathi and gujarati', 'agents-languages'],
  ['can i see one of your bots in action before buying', 'agents-demo'],
  ['will my employees lose there jobs because of this ai', 'agents-staff'],
  ['we waste hours copying data between excel sheets, can that be done automatically', 'automation'],
  ['want auto replies on insta dm and whatsapp', 'chatbot-channels'],
  ['what if the bot cant answer, does some real staff take over', 'chatbot-handover'],
  ['can we feed our pdf manuals to the bot', 'chatbot-knowledge'],
  ['i need ai that picks up phone calls at my hotel', 'voice-agent'],
  ['what if the bot tells my customer something wrong', 'agents-reliability', 'ai-hallucination'],
  ['does the agent connect with slack and hubspot', 'agents-integrations'],
  ['is there any agent which writes notes of our zoom calls', 'agent-meetings'],
  ['which ai can answer my inbox', 'agent-email'],
  ['tool for shortlisting cvs', 'agent-screener'],
  ['ai for doctors clinic to answer patients', 'agent-healthcare'],
  ['something to improve my facebook ad campaigns with ai', 'agent-ads'],
  ['how to use an agent from your library, steps please', 'library-run'],
  ['do you store the api key i paste in', 'library-key-safe'],
  ['where can i make an openai key', 'library-key'],
  ['does it cost anything to use the agents library', 'library-free'],
  ['i pressed run but it only shows demo text, why', 'library-demo'],
  ['is there something to check if my startup idea is any good', 'library-idea-validator'],
  ['help me write cover letter', 'library-resume'],
  ['what does llm mean', 'ai-llm'],
  ['meaning of retrieval augmented generation', 'ai-rag'],
  ['why does ai make up facts', 'ai-hallucination'],
  ['so what makes an agent different from a normal bot', 'ai-agent-or-chatbot'],
  ['making software by just telling ai what to build, whats that called', 'ai-vibe-coding'],

  // The company
  ['since when are you in business', 'founded'],
  ['who is the owner', 'founded'],
  ['aapka office kahan hai', 'location'],
  ['how big is the company', 'team'],
  ['do you take clients from usa or dubai', 'countries'],
  ['there are so many agencies, why you', 'why-us'],
  ['can i see some sites you made before', 'projects'],
  ['give me a number to call', 'phone', 'contact'],
  ['whats ur mail id', 'email', 'contact'],
  ['sunday open hai kya', 'hours'],
  ['i need to postpone tomorrows call with you', 'meeting-change'],
  ['i wrote to you 2 days back, no answer yet', 'reply-time', 'complaint'],
  ['stop sending me newsletters', 'newsletter'],

  // Jobs, training, referral and products
  ['any vacancy for a frontend developer?', 'jobs', 'job-front-end'],
  ['i just passed out of college, can i get a job', 'jobs-fresher', 'jobs'],
  ['summer internship milega kya', 'jobs-fresher'],
  ['course fees?', 'training-price'],
  ['next batch kab start hoga', 'training-dates'],
  ['i have never coded, can i still join the course', 'training-beginner'],
  ['do you give placement guarantee', 'training-placement'],
  ['if i bring you a client what do i get', 'refer-commission', 'refer'],
  ['refferal money kab milega', 'refer-paid'],
  ['do you have some software to track staff attendance', 'product-attendance'],
  ['what does the crm cost', 'products', 'product-crm'],

  // The site and small talk
  ['are you using trackers or google analytics here', 'privacy'],
  ['the black background hurts my eyes, any white mode', 'dark-theme'],
  ['will you keep what i type here', 'chat-history', 'privacy'],
  ['the contact form is not working, button does nothing', 'site-problem'],
  ['am i talking to a bot', 'talk-human', 'talk-who'],
  ['thx a lot bro', 'talk-thanks'],
  ['no no i asked something else', 'talk-wrong'],
]

test('visitors’ own wordings are answered right, 95 of 100 at least', () => {
  const misses = paraphrases.flatMap(([question, ...ids]) => {
    const { entry } = answer(question)
    const got = entry ?? 'no entry'
    return ids.includes(got) ? [] : [`${question} → ${got}, not ${ids.join(' or ')}`]
  })
  const right = paraphrases.length - misses.length
  console.log(`paraphrases: ${right} of ${paraphrases.length} answered right`)
  expect(right / paraphrases.length, `\n${misses.join('\n')}\n`).toBeGreaterThanOrEqual(0.95)
})

test('there are 150 different wordings, each of which expects entries that exist', () => {
  const known = new Set(faq.map(({ id }) => id))
  expect(new Set(paraphrases.map(([question]) => bare(question))).size).toBe(150)
  expect(paraphrases.length).toBe(150)
  for (const [question, ...ids] of paraphrases) {
    expect(ids.length, question).toBeGreaterThan(0)
    for (const id of ids) expect(known, question).toContain(id)
  }
})

test('every paraphrase is its own wording', () => {
  const titles = new Set(faq.map(({ title }) => bare(title)))
  expect(paraphrases.filter(([question]) => titles.has(bare(question)))).toEqual([])
})

/** The words alone: neither case nor punctuation makes another wording. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
