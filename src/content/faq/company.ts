import { config } from '#content/config.ts'
import { facts } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, pairs } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'
import { team } from '#content/team.ts'

const link = { label: 'About us', href: paths.about } as const
const people = team.map(({ name, role }) => `${name} (${role})`).join(', ')
const [founder] = team
const countryNames =
  'usa|uk|europe|america|canada|australia|dubai|uae|germany|singapore|london|africa|gulf|england|saudi|nepal|new-york|united-states|united-kingdom|middle-east|qatar|france|japan'

/** Who the agency is. */
export const companyQuestions: readonly FaqEntry[] = [
  {
    id: 'about',
    title: `What is ${config.name}?`,
    question: either(
      `${config.name}|company profile|agency|company overview|company details|company info|agency info`,
      'company introduction|introduce company|describe company|company summary|agency overview|kind company|kaam',
      `your-agency|company|who company|who agency|who ${config.name}|more ${config.name}|what-do-you-do`,
      'who-are-you-guys|what-do-you-guys-do',
      `information ${config.name}|info ${config.name}|details ${config.name}`,
    ),
    answer:
      `${config.name} is a digital and AI agency, founded in ${facts.founded} with headquarters in ${facts.city}, ${facts.country}. ` +
      'We build websites, shops, apps and APIs, keep them running, and put AI agents to work in them.',
    link,
  },
  {
    id: 'founded',
    title: 'When was the company founded?',
    question: either(
      'founded|established|founding year|year founded|incorporated|old company|company old|company started|year',
      'company begin|company age|inception|start company|year started|existence|company exist|foundation',
      'establishment|business started|years business|company established|founding date|long business',
      'company start|agency started|long exist|kab shuru|agency old|old agency|year start|long market|you-started',
      'you-start|when start|when started|when begin|been-around|many years|how-many years|years been-around',
      'when started|when vyomix started',
    ),
    answer: `${config.name} was founded in ${facts.founded}.`,
    link,
  },
  {
    id: 'founder',
    title: `Who founded ${config.name}?`,
    question: either(
      `founder|started ${config.name}|who started ${config.name}|who runs ${config.name}|ceo|owner|director`,
      'founders|boss|md|chairman|head company|runs company|cofounder|managing director|owns company|owner company',
      `founder name|malik|leads company|owns ${config.name}|company founder|agency owner|owns agency|runs agency`,
      'president company|founded agency|chief executive|who founded|behind company|person founded',
      `${config.name} founder|founded company name|who started|charge company|who owner|who boss|who leads`,
      'who runs|your-founder|your-ceo|your-owner|your-boss|you-founded|who owns|who owns company|who founder',
      'who behind|behind vyomix|who behind vyomix',
      'who started company|started company who|who started agency',
    ),
    answer: `${founder.name} is the founder and started ${config.name} in ${facts.founded}.`,
    link,
  },
  {
    id: 'location',
    title: 'Where are you located?',
    question: either(
      `location|located|address|office|office address|headquarters|headquarter|hq|based|head office|${facts.city}`,
      'rajasthan|office location|city|directions|map|google maps|find office|company location|company located',
      'company based|pata|postal address|street address|branch|branches|shahar|head quarters|situated',
      `agency located|agency based|offices|where agency|office city|company country|company city|${facts.country}`,
      'indian company|where|country based|country located|country office',
      'office kahan|you-located|you-based|your-office|your-address|your-location|office india|office in-india',
      'where-is office|where-is company|where-are',
    ),
    answer: `Our headquarters are in ${facts.city}, ${facts.country}. The address for meetings stands in the meeting section of the contact page.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'visit',
    title: 'Can I visit your office?',
    question: either(
      'visit office|visit|come office|meet person|face face|walkin|visit person|personal meeting|drop office',
      'office visit|person meeting|physical meeting|visit company|meet offline|meet face|come jaipur',
      'appointment office|milna|office tour|office milna|visit-you|your-office visit|your-office come|meet place',
      'meet your-place|your-place|come your-office|come-to office|visit your-office|drop-by|come-by|stop-by',
      'in-jaipur drop|meet-you',
    ),
    answer: 'Please book a meeting first and say that you would like to come, so that the right person is there.',
    link: { label: 'Schedule a meeting', href: paths.contact },
  },
  {
    id: 'team',
    title: 'Who is in your team?',
    question: either(
      'team|team members|meet team|staff members|members team|team page|people behind|employees names|who team',
      'people company|introduce team|key people|leadership|management team|leadership team|team names',
      'people agency|engineers team|designers team|specialists|staff|who works|people work company|management',
      'your-team|your-people|your-staff|who-works|who-works vyomix|get-to-know team|know-the team',
      'people behind vyomix|the-people behind',
    ),
    answer: `The three who sign the work: ${people}. Behind them stand ${facts.team} people.`,
    link,
  },
  {
    id: 'team-size',
    title: 'How many people work for you?',
    question: either(
      'team size|employees|number employees|headcount|many employees|big team|many developers|company size',
      'size company|size team|many members|many staff|strength|team strength|staff count|staff size',
      'many engineers|large team|many people work|many team|big agency|workforce|people team|many designers|big',
      'people employed|kitne log|kitne employees|many workers|small team|agency size|number people|your-team big',
      'your-team large|your-team size|many your-team|people-work|people company many|how-many-people-are-you',
      'how-many-people|agency many people',
    ),
    answer: `${facts.team} people.`,
    link,
  },
  {
    id: 'name-meaning',
    title: `What does the name ${config.name} mean?`,
    question: either(
      `name mean|name meaning|meaning name|${config.name} mean|${config.name} meaning|company name meaning`,
      `company name mean|vyoma|sanskrit|name origin|origin name|name come|called ${config.name}`,
      `meaning ${config.name}|pronounce|pronounce ${config.name}|naam matlab|story name|why name|behind name`,
      `name stand|company called|brand name mean|name company mean|matlab`,
      `name ${config.name}|why name ${config.name}`,
    ),
    answer: `Vyoma is Sanskrit for sky or space. ${config.name} is made from it.`,
    link,
  },
  {
    id: 'values',
    title: 'What are your values?',
    question: either(
      'values|core values|principles|mission|vision|culture|company culture|believe|mission statement|philosophy',
      'ethos|company values|company mission|six values|vision statement|work culture|stand|company vision',
      'company believes|guiding principles|agency values|your-values|your-mission|company stand|agency stand',
      'matters company|matters-to company|important company|matter company',
    ),
    answer:
      'Six: Innovation, Excellence, Collaboration, Integrity, Adaptability and Impact. The about page says what each means at work.',
    link,
  },
  {
    id: 'stats',
    title: 'How many projects have you completed?',
    question: either(
      `many projects|number projects|projects delivered|${facts.projects} projects|track record`,
      'experience projects|projects count|total projects|many websites built|many clients|number clients',
      'experience|many apps|delivered projects|kitne projects|experienced|clients served|many customers',
      'your-experience|years-experience|experience-years|much experience|years experience',
      'how-many projects',
    ),
    answer: `${facts.projects} projects so far, for clients in ${facts.countries} countries.`,
    link: { label: 'Projects', href: paths.projects },
  },
  {
    id: 'countries',
    title: 'Do you work with clients abroad?',
    question: either(
      pairs(
        'client|customers|company|companies|business|project|work|working|based|website|serve|startup',
        countryNames,
      ),
      countryNames.replaceAll(/^|\|/g, '$&from-'),
      'abroad|overseas|worldwide|globally|videsh|international clients|international projects|foreign clients',
      `foreign companies|foreign company|global clients|clients countries|${facts.countries} countries`,
      'other countries|another country|different country|many countries|outside india|clients india|client abroad',
      'time difference|across world|countries serve|countries clients|many-countries',
    ),
    answer: `Yes. Our clients are in ${facts.countries} countries; meetings can be held by phone or video.`,
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'awards',
    title: 'Have you won awards?',
    question: either(
      'awards|award|recognition|won awards|prizes|award winning|honours|accolades|award company|trophies',
      'award agency|achievement|achievements|awarded|many awards|prize won|won prize|recognised|trophy|inaam',
      'industry recognition|win prize|win award|prizes won',
    ),
    answer: `Yes, ${facts.awards} awards.`,
    link,
  },
  {
    id: 'clients',
    title: 'Who are your clients?',
    question: either(
      'clients|client list|clientele|testimonials|testimonial|customers|client reviews|customer feedback',
      'client feedback|reviews|references|reference client|past clients|previous clients|talk client',
      'companies worked|brands worked|client names|happy clients|customers list|rating|ratings|client stories',
      'existing clients|current clients|speak client|feedback clients|customer base|brands work|companies work',
      'reviews agency|agency reviews|reviews company|company reviews|success stories clients|customer list',
      'reference|clients think|trusted brands|your-clients|your-customers|you-worked|customers recommend',
      'customers recommend-you|who-have-you-worked-with|who-do-you-work-for|who-do-you-work-with',
      'who-have-you-worked-for',
    ),
    answer:
      'The home page names clients and quotes some of them. If you would like to speak to a past client, ask when we discuss your project.',
    link: { label: 'Home', href: paths.home },
  },
  {
    id: 'why-us',
    title: 'Why should I choose you?',
    question: either(
      'choose|why choose|why|better others|different agencies|different competitors|competitors|unique',
      'stand apart|usp|advantage|why hire|best agency|better competitors|different|makes different|makes special',
      'choose company|choose agency|why vyomix|sets apart|advantages agency|differ others|competition',
      'reason choose|reasons choose|benefits agency|different others|pick agency|benefit agency',
      'advantages company|compare agencies|freelancer instead|instead freelancer|better freelancer',
      'freelancer agency|other companies|set apart|convince|reasons hire|why company|why agency|why work',
      'choose-you|hire-you|your-competitors|you-different|why-you|not another-agency|special|so-special',
      'about-you special',
      'advantages|advantages competitors|your-advantages',
    ),
    answer:
      'You talk to the people who do the work, AI is used only where it pays, accessibility is part of the work, and each plan carries plain dates and costs.',
    link,
  },
  {
    id: 'story',
    title: 'What has happened since the company began?',
    question: either(
      'company history|company story|story company|company timeline|company milestones|journey company',
      'company journey|background company|history company|story behind|agency history|agency story',
      'past years company|growth company|company growth|history agency|origins|began company|history|began',
      'your-story|your-history|company develop|vyomix start grow|start grow|vyomix grow|grow|develop',
      'developed over-time|company developed',
      `${config.name} developed`,
    ),
    answer: 'The about page tells it in eight steps, from January 2024 to April 2025.',
    link,
  },
  {
    id: 'social-media',
    title: 'Where can I follow you on social media?',
    question: either(
      'linkedin|twitter|instagram|facebook|youtube|github|social accounts|social profiles|follow social',
      'follow company|follow linkedin|follow instagram|social media pages|social media accounts|follow',
      'instagram page|linkedin page|social links|instagram handle|social networks|social media profiles|insta',
      'follow social media|social handles|social media links|company linkedin|youtube channel|find social media',
      'social media company|fb|follow agency|you-on social media|on-social media company|follow-you|i-follow',
    ),
    answer:
      config.social.length > 0
        ? `On ${config.social.map(({ name }) => name).join(', ')}. The icons stand at the foot of every page.`
        : 'We keep no social media pages at present. The newsletter and the blog say what is new.',
  },
]
