import { devanagariForms, devanagariFunctionWords } from '#content/chat/devanagari.ts'
import { lookalikes } from '#content/chat/lookalikes.ts'
import { combinedConcepts, strangerGroups } from '#content/chat/refusals.ts'
import { agentGroups } from '#content/chat/thesaurus/agents.ts'
import { agreementGroups } from '#content/chat/thesaurus/agreements.ts'
import { aspectGroups } from '#content/chat/thesaurus/aspects.ts'
import { companyGroups } from '#content/chat/thesaurus/company.ts'
import { offerGroups } from '#content/chat/thesaurus/offers.ts'
import { questionGroups } from '#content/chat/thesaurus/questions.ts'
import { refusedGroups } from '#content/chat/thesaurus/refused.ts'
import { serviceGroups } from '#content/chat/thesaurus/services.ts'
import { settingGroups } from '#content/chat/thesaurus/settings.ts'
import { siteGroups } from '#content/chat/thesaurus/site.ts'
import { technologyGroups } from '#content/chat/thesaurus/technology.ts'
import { config } from '#content/config.ts'

/**
 * The meanings of visitors' words in English, Indian English and Hinglish. The groups are in `thesaurus/`, by subject.
 * Each string is a group of forms with the same meaning, separated by commas, and the first form names the group. A
 * form has up to six words, and the longest match wins. Plurals, -ed, -ing, British spelling, one-letter typos, words
 * split in two, and function words and numbers between the words of a form need no form of their own: 'reduce that price' matches
 * 'reduce price'. An exclamation mark follows a form that must not have words in between: 'on our site' is not 'on site'.
 * A form belongs to one group only.
 */
export type Thesaurus = {
  /**
   * What answers are about. A question mark follows a form that just as often means something unrelated, and that
   * therefore counts as an aspect.
   */
  readonly subjects: readonly string[]
  /** What people ask about a subject. They ask the same about every subject, so that an aspect alone says little. */
  readonly aspects: readonly string[]
  /**
   * Where an aspect belongs, such as a project. A setting alone says even less, because nearly every message has one.
   */
  readonly settings: readonly string[]
  /**
   * How questions begin, courtesies, and frequent verbs. They help to choose between answers on one subject, but are no
   * subject.
   */
  readonly questions: readonly string[]
  /** Words of alternatives that are in no group and just as often mean something unrelated. They count as aspects. */
  readonly plainWords: string
  /** Names of groups that only their own entries can answer: a price never answers a question about `free`. */
  readonly stops: string
  /**
   * Names of groups for one particular thing, such as the CRM, which wins over a kind of things. Groups of refused
   * requests are listed as well, so that they win, too.
   */
  readonly named: string
  /**
   * Words that address the agency. Right after such a word, an aspect or a setting is about the agency: 'your price'.
   */
  readonly address: string
  /**
   * Further words for the agency, and words for a visitor. They make it likelier that a message is about the agency.
   */
  readonly partners: string
  /** Words that count only as part of a form, and that may be between the words of another form. */
  readonly functionWords: string
  /**
   * Fixed phrases, separated by commas, whose words do not have their own meaning: a 'full stop' is neither full nor
   * does it stop anything. They count as nothing.
   */
  readonly phrases: string
  /** Function words that reverse the meaning. Between the words of a form, they prevent the match. */
  readonly negations: string
  /** Groups of unrelated topics. They count as unknown words, except in combinations that name them. */
  readonly strangers: readonly string[]
  /** Names of groups that often belong to a harmful wish. What is not surely meant well gets no answer that sells. */
  readonly harmful: string
  /** Concepts that follow from others. `refusals.ts` explains the notation. */
  readonly combined: readonly string[]
  /** Words in Devanagari. Each string begins with the name of a group, and lists the words of this group. */
  readonly devanagari: readonly string[]
  /** English words that look like a typo of a known word and mean something else. */
  readonly lookalikes: string
}

const phrases = `
  full stop, at once, summer, rani, dhaka, manish, oman, greta, beating, vetting, rugged, slimmer, carving, he lives in, she lives in, i live in, we live in, lives in, so many, that many, made up my mind, make up my mind, change my mind about, on top of that, on top of it,
  in the end, at the end of the day, at the end of it, to be honest, be honest, full of, by the way, kind of, sort of, a lot, a lot of, hit a wall, at the wall,
  no time, all set, off the record, first of all, at first, at last, for example, for instance, once more,
  once again, once and for all, full time, full day, so far, as far as, of course, in fact, in general, on the other hand, more or less,
  now and then, from time to time, at the same time, one day, these days, the other day, long story short, the thing is,
  good luck, best regard, kind regard, warm regard, best wish, have a nice day, have a good day, hope this help,
  look forward, looking forward, give up, gave up, grew up, end up, ended up, turn out, turned out, find out, found out,
  figure out, make sure, made sure, in order to, out of order, right now, at work, at school, in school,
  old enough, good enough, in my opinion, point of view, in mind, in hand, on hand, by heart, day and night,
  big deal, a great deal, great deal, free time, free day, piece of paper, on the same page, in other words,
  word of mouth, in short, play a role, plays a role, any number of, good news, bad news, pay attention, paid attention,
  at all cost, at any cost, safe side, call it a day, so called, close call, run out, ran out, in the long run,
  i run a, we run a, who runs a, i run, we run, take place, takes place, in front of, in the middle of, by mistake, by chance,
  by accident, on purpose, in love, up to date, to date, hard time, hard times, have a look,
  every time, each time, last time, first time, next time, this time, all the time, at that time, step back,
  one after the other, one by one, school fee, last week, last month, last year, last night, last summer,
  last winter, last friday, last monday, year ago, month ago, week ago, day ago, for year, for month, since year,
  i am a teacher, am a doctor, am a lawyer, as a lawyer, as a doctor, as a teacher, my lawyer, our lawyer, my doctor, get to know, got to know, on the train, on the road,
  on the way, night shift, in a row, on a budget, my head, front page, front door, next door, down the road,
  thing of the past, in the past, for the first time, at least once, as soon as, i can read, let me know,
  well done, in no time, on the spot, on the market, point out, under the table, behind the scene, in the dark, other way round, word for it`

export const thesaurus: Thesaurus = {
  stops:
    'free discount guarantee refund trust rival wrongdoing profanity undisclosed override whereabout distress elsewhere',
  named:
    'crm attendance alumni wordpress shopify woocommerce magento figma masterclass fundamentals bundle wrongdoing ' +
    'profanity undisclosed override whereabout distress',
  subjects: [
    ...serviceGroups,
    ...agreementGroups,
    ...technologyGroups,
    ...agentGroups,
    ...companyGroups,
    ...offerGroups,
    ...siteGroups,
    ...refusedGroups,
  ],
  harmful: 'malice covert conceal smear stolen tamper arms violence hated gossip crime',
  combined: combinedConcepts,
  strangers: strangerGroups,
  aspects: aspectGroups,
  settings: settingGroups,
  questions: questionGroups,
  plainWords: `
    1000 accept address age  another appointment  article assistant audience autonomous blog book both brief
    camera card cash chat check code collaboration compliance condition confirm control copilot culture degree
    describe device engineering difficult digital discuss documentation download exact expect export feedback fit follow font
    friendly full future game generate governance group guest happen history holiday home hourly hybrid icon idea
    industry interest internet java key knowledge laptop computer law leak left level library light location manager message 
    mission model more order outside period play policy post prepare product qualification
    quality real recording request result review rewrite risk ruby rule run sale score screen search senior sent
    share sign slot sound standard story tag talk target tip topic translate trick understand unity upload use
    value vision  win`,
  address: `your yours ur aapka aapke aapki aapko tumhara tumhare yr ${config.name}`,
  partners: 'you u we us our aap hum hamara humara my me mera meri mere mujhe',
  negations: 'not no without nahi nahin na never bina',
  functionWords: `
    a aaega aaj aana aao aap aapse aata aate aati aaya aaye aayega aayegi aayi ab abhi ability able about above
    absolutely abt accha acchi acha achha achhi acquire across act action actual adn aega afternoon again against agar
    agree ahead aim all allow almost alone along already also although always am amazing among amount an and any
    anybody anyhow anymore anyone anything anyway anywhere apart apna apne apni apologies appear appropriate approx
    approximate april are area aren arent around arrange as ask assess assume at attached attractive aug august aur
    availability available average away baar back bada bade badi bahut ban bane banega banegi bas based basic
    basically bata bataiye batana batao bataye batayi batayiye be beautiful became because becomes beech been behind
    being believe below beside between bhai bhaiya bhaiyya bhej bheja bhi big bilkul bit boliye bolna bolo bolte bring
    brings bro brought bta btaiye btao btw buddy bunch but by came can cannot cant capable care case certain chahie
    chahiye chahta chahte chahti chaiye chal chala chalao chalega chalegi chaliye chalo chalta chalti chance chuka
    chuke chuki clarify clock close cn cna com come common competitor completely completion complex complicated
    concern confuse consider continue correctly could couldn couldnt couple creative cud curious currently d dal dala
    dalega daloge dat day daytime de dear dec december decent decided definitely dega dekha dekho dena denge
    department deta detail dete did didn didnt different dijie dijiega dijiye din directly disagree diya diye do doe
    doesn doesnt doge doing don done dont doosra dose double down dozen dropped dude during each eager earlier early
    easily easy effect eight either ek ekdum elaborate elegant else employ enable end enjoy entire especially etc
    etcetera evaluate even ever every everybody everyone everything exactly except exclude exclusive exist expectation
    expected expecting explained extremely fairly far feb february feel festive few fifteen final find fir first five
    fixed flexible folks for forever forget forgot found four friday frm from full fully further furthermore fyi gave
    gaya gaye gayi general genuinely get giv give given glad go goal goes going gonna got gotten greeting guess guide
    guy gv haa haan had hadnt hai hain half hamara hamare hamari hamein han handle happen happy hard has hasnt hav
    have haven havent he heard hello hence her here hey high him his ho hoga hogi hojayega hold hona hone hongi hoon
    hope hopefully hota hote hoti hour how however hows hu hua hue huge hui hum humara hume humein humko humse hun
    hundred hv i id if iff ill im imagine impact important in including inclusive inform inka inke inko innovative
    inspect instantly instead intend interactive interested into involve is iska isko isme ismein isn isnt it item
    itna itne itni its itself ive ja jab jaisa jaise jaisi jaldi jan january jarurat jata jaye jayega jayegi jee ji
    jiska jisko jisse jo july june just jyada ka kabhi kabse kahin kaisa kaisi kal kar karana karane karani karaye
    kare karega karein karenge karengi kariye karke karna karne karni karo karoge karta karte karu karunga karva karwa
    karwana karwaye kaunsa kaunse kaunsi ke keen keep keeps kehna kehte ki kijie kijiye kijiyega kinda kindley kindly
    kis kisi kisse kitne kiya kiye knew kno know known ko koi konsa konse konsi kr krenge kripaya kripya krna kro krte
    kuch kuchh kya laa lag laga lagega lagenge lagta lagte lagti lagwana laiye lao laoge last lately le least lekar
    lekin lena lenge les less let lete lgega lijiye lijiyega like little liya liye ll log loge logo logon long look
    looked looking loon lot low lu ly m ma maam maan madam madamji magar mai main make mam manage many mate matter may
    maybe me mean meant measure medium mein mentioned mera mere meri met might mil mila mile milega milegi milta milti
    min mind mine minute modern moment monday month morning most mr mrs much mujhe mujhko mujhse multiple must my na
    nahi nahin nai namely nd ne nearly need neither net never next nhi nicely nine no nobody none nor normal not nov
    november now nowadays o obtain obvious occur oct october of off often oh ok okay on one only onto open option or
    ordinary org other our out outcome over overall overview own paa padega padegi padenge padta padte padti par parso
    part partial particular past pathetic paye payega payegi payenge pe people per perhaps personally phir piece
    planning pleas please pleez pls plse plus plz plzz plzzz pm point poochna possibility possible possibly present
    pretty probably professional proper public puchh puchna pucho purpose puts putting q quarter quite raha rahe
    rahega rahegi rahi raho rakha rakhenge rakhna rakhoge rakhte rapid rare rather re real reasonable reasonably
    receive recent regard rehta rehti require rest return right rough saal saalon saath sab sabhi sabse said sakega
    sakegi sakenge sakoge sakta sakte sakti samajh same sath satisfied saw say se season second seem seen send sept
    september served set seven several shall she shld short should shouldn shown shud si side similar simple simply
    since single sir sirf sirji sis six sized so some somebody somehow someone something sometime somewhat soon sorry
    sort special specific spoke standard static still straight straightaway stuff stylish such suppose sure t ta tab
    tak take taken tarah team teen teh tel tell ten tha than thank that the theek their them then there therefore
    these they theyre thi thik thing think third this thoda those though thousand three through thru tht thursday thus
    tight till time tiny to today together toh told tomorrow too took total toward tried true trying tuesday tum tumko
    turn two typical u um unable under understand unique unka unke unko unlikely unse until up upar upon us usage use
    used useful user using uska uske usko usual various ve version very via visible wahan wahi waht waise wait wala
    wale wali walk walo walon wanna want wapas was wasn wasnt wat way we wednesday week well went were what whatever
    when whenever where wherever whether which whichever while whole whos wht wich wiht will wise wish with within
    without wnat wo woh wonder wont worry would wouldn wouldnt wth wud y ya yaar yaha yahan yahi ye yeah year yeh yehi
    yes yesterday yet you youre yourselves yu yuo h baat rha rhe rhi hu puch puchte poochte pakka iski iske nikal skte skta lagwate lagwaoge alag aadmi pichla pichle zara zarurat zyada dono andar aadha adha sundar pooja todna kholna aurat ${devanagariFunctionWords}`,
  devanagari: devanagariForms,
  phrases,
  lookalikes,
}
