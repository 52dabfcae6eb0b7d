import { config } from '#content/config.ts'

/** Where an aspect belongs, such as a project. */
export const settingGroups: readonly string[] = [
  'service, solution, offering, seva, expertise, speciality',
  'new, naya, nayi, latest, brand new, upcoming release',
  'project, assignment',
  'business, my company, our company, my firm, our firm, vyapar, dhandha, my organization, apni company, apni firm',
  `company, agency, ${config.name}, firm, organization, your business, you people, company profile, aap log, aap logo,
    about yourself, introduce yourself`,
  'online, on the internet, on internet, virtual, on zoom, over internet, ghar baithe',
  'full, booked out',
  'own',
  'work, kaam',
  'onsite, on site!, at our place, at our office, to our office, to our place',
  'competitor, opponent',
]
