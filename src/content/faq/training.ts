import { trainingBatches } from '#content/facts.ts'
import type { FaqEntry } from '#content/faq/entry.ts'
import { either, includedWords, pairs, priceWords } from '#content/faq/phrases.ts'
import { paths } from '#content/paths.ts'

const link = { label: 'Agentic AI Training', href: paths.training } as const
const course =
  'training|course|courses|class|classes|batch|workshop|bootcamp|coaching|masterclass|agentic course|vibe-coding course|ai course|agentic training|ai training|vibe coding|agentic course'
const vibe = trainingBatches[1]
const [fundamentals, , bundle] = trainingBatches
const list = (part: (batch: (typeof trainingBatches)[number]) => string) => trainingBatches.map(part).join('; ')

/** Agentic AI training: courses, batches, fees, and how to join. */
export const trainingQuestions: readonly FaqEntry[] = [
  {
    id: 'training',
    title: 'Which training do you offer?',
    question: either(
      'training|trainings|course|courses|classes|workshop|workshops|bootcamp|boot camp|coaching',
      'agentic ai training|ai training|ai course|ai courses|learn ai|teach ai|training program|training programme',
      'study ai|institute|sikhna|seekhna|sikhao|ai class|ai classes|learn agents|learn agentic|agentic training',
      'agentic course|agentic ai course|seminar|webinar|training courses|course list|learn ai agents|tutorial',
      'tutorials|kind training|prashikshan|upskill|learning program|learn automation|ai sikhna|ai seekhna',
      'course options|teach|learn build agents|educational|lessons|your-training|your-courses',
    ),
    answer:
      'Two courses, Agentic AI Automation and Vibe Coding, taught hands-on and open to beginners. Three batches are listed on the training page.',
    link,
  },
  {
    id: 'training-dates',
    title: 'When do the training batches start?',
    question: either(
      'batch|batches|batch dates|batch start|training start|course start|training dates|course dates',
      'upcoming batches|upcoming batch|next batch|next course|class start|training schedule|course schedule',
      'start date|starting date|batch kab|admission date|training begin|course begin|when training|when course',
      'when batch|classes start|next training|course calendar|training calendar|upcoming course|upcoming training',
      'course commence|batch commence|training date|course date|batch timing|class timing|class timings',
      'course timing|training timing|class schedule|courses start|batch begin|courses begin|classes begin|august',
      'september|training kab|course kab|commence|next intake|intake',
      'which-month training|which-month course|which-month',
    ),
    answer: `${list(({ name, date }) => `${name}: ${date}`)}. If a date has passed, join the waitlist for the next one.`,
    link,
  },
  {
    id: 'training-price',
    title: 'What are the training fees?',
    question: either(
      pairs(course, priceWords),
      'tuition|tuition fee|learn cost|learn price|training fees|enrolment fee|enrollment fee|registration fee',
      'learn ai price|learn ai cost|learn ai fee|fees structure|fee structure|seat cost|course emi|training emi',
      'course discount|training discount|course instalments|free course|free training|training free|course free',
      'free classes|course charges',
    ),
    answer: `${list(({ name, price }) => `${name}: ${price}`)}.`,
    link,
  },
  {
    id: 'training-duration',
    title: 'How long does a course take?',
    question: either(
      pairs(
        'training|course|courses|class|classes|batch|workshop|bootcamp|masterclass|ai course|ai training|fundamentals|agentic training',
        'long|duration|weeks|months|days|length|time|hours|kitna-time|kitne-din|takes|last|finish',
      ),
      'time commitment|hours week course|course length|duration vibe coding|duration course|course mahine',
      'kitne mahine|training mahine|batch mahine',
      'vibe coding weeks|vibe coding long|vibe coding duration|weeks vibe-coding course|vibe coding many-weeks',
    ),
    answer: `${list(({ name, duration }) => `${name}: ${duration}`)}.`,
    link,
  },
  {
    id: 'training-mode',
    title: 'Is the training online or in a classroom?',
    question: either(
      pairs(
        'training|course|courses|class|classes|batch|workshop|masterclass|ai training',
        'online|offline|classroom|hybrid|remote|onsite|location|mode|place|zoom|person|home|where|venue|held|jaipur|live',
      ),
      'classroom|online classes|online training|attend online|learn online|learn home|classroom training|venue',
      'attend classes|live sessions|live classes|offline batch|remote learning|distance learning|attend home',
    ),
    answer: `${list(({ name, mode }) => `${name}: ${mode}`)}.`,
    link,
  },
  {
    id: 'training-fundamentals',
    title: `What is ${fundamentals.name}?`,
    question: either(
      'agentic ai fundamentals|fundamentals|fundamentals course|fundamentals batch|agentic fundamentals',
      'ai fundamentals|basics course|foundation course|basic course|fundamentals training|beginner course ai',
      'fundamentals program|introductory course|agentic basics',
    ),
    answer: `A batch of ${fundamentals.duration}, ${fundamentals.mode}, from ${fundamentals.date}, for ${fundamentals.price}. It teaches the course Agentic AI Automation from the start.`,
    link,
  },
  {
    id: 'training-vibe-coding',
    title: `What is the ${vibe.name}?`,
    question: either(
      'vibe coding masterclass|masterclass|vibe masterclass|vibe coding course|vibe coding training',
      'vibe coding class|learn vibe coding|vibe course|vibe coding batch|vibe training|vibe coding workshop',
      'vibe batch|vibe class|teach vibe coding|vibe coding classes|master class|vibe coding lessons',
    ),
    answer: `A batch of ${vibe.duration}, ${vibe.mode}, from ${vibe.date}, for ${vibe.price}: building software by describing it, reading it and testing it.`,
    link,
  },
  {
    id: 'training-bundle',
    title: `What is the ${bundle.name}?`,
    question: either(
      'bundle|ai automation bundle|complete bundle|automation bundle|complete automation bundle|both courses',
      'combo|bundle course|full course|complete course|combined course|bundle include|two courses together',
      'course bundle|courses together|bundle training|entire course|bundle deal|both trainings',
      'package both courses|both-courses',
    ),
    answer: `The longest batch: ${bundle.duration}, ${bundle.mode}, from ${bundle.date}, for ${bundle.price}.`,
    link,
  },
  {
    id: 'training-curriculum',
    title: 'What will I learn in the training?',
    question: either(
      pairs('training|course|class|batch|ai course|ai training', includedWords),
      'curriculum|syllabus|course content|training content|course topics|topics|topics covered|learn|modules',
      'course outline|training topics|course modules|training cover|course cover|learn training|learn course',
      'subjects|course structure|training structure|pathyakram|lessons course|taught|topics training|skills learn',
      'training modules|training syllabus|training outline|contents course|taught course|taught training',
      'learn classes|skills training|skills course|learn batch|course teach|training teach|get course',
      'get training|get learn|topics teach|you-teach topics|you-teach',
    ),
    answer:
      'Two courses with six topics each: Agentic AI Automation, which builds agents that do a job, and Vibe Coding, which makes software by describing it. The topics are on the training page.',
    link,
  },
  {
    id: 'training-enroll',
    title: 'How do I enrol in the training?',
    question: either(
      'enrol|enroll|enrolment|enrollment|registration|admission|sign training|sign course|join training',
      'join course|join batch|enroll course|enroll training|apply course|apply training|book seat|reserve seat',
      'dakhila|register course|register training|course registration|course admission|training registration',
      'training admission|signup course|enrolling|admission process|admissions|book course|course apply',
      'seat batch|join class|join classes|seat|join workshop|book place course|training join|course join',
      'sign batch|sign class|sign classes|book training|join ai course|enrol training',
    ),
    answer:
      "Press 'Enroll Now' beside a batch: it opens the inquiry form with the batch chosen. Name, e-mail and interest level are required; we write back.",
    link,
  },
  {
    id: 'training-interest',
    title: 'What does the interest level in the training form mean?',
    question: either(
      'interest level|interest levels|browsing|seriously considering|ready enroll|interest field|level interest',
      'inquiry form|training form|enquiry form training|inquiry form training|form training|levels form',
      'interest form|information request|more information training|training information form|interest dropdown',
      'training inquiry|training enquiry|level form|request information training|course enquiry|course inquiry',
      'considering|interest level choose|level choose',
    ),
    answer:
      'It tells us where you stand: Just browsing, Seriously considering, Ready to enroll, or Need more information. None of them binds you.',
    link,
  },
  {
    id: 'training-waitlist',
    title: 'What if no batch suits me?',
    question: either(
      'waitlist|waiting list|wait list|batch full|missed batch|batch suits|batch suit|no batch|later batch',
      'join waitlist|missed training|missed course|next one|dates suit|dates suit training|training full',
      'seats left|batch passed|batch missed|dates training suit|another batch|future batch|other dates course',
      'late course|late batch|late join|batch fits|miss batch|sold|fully booked|dates work|waiting-list|wait-list',
      'not make dates|make dates|not dates',
      'is-full course|course is-full|training is-full',
    ),
    answer: "Press 'Join the Waitlist' on the training page, and we write before the next batch opens.",
    link,
  },
  {
    id: 'training-beginner',
    title: 'Do I need to know programming for the training?',
    question: either(
      'beginner training|beginner friendly|prerequisite|prerequisites|programming knowledge|coding knowledge',
      'coding|programming|coding required|programming required|eligibility|eligible|non technical|without coding',
      'coding experience|programming experience|coding background|course requirements|training requirements',
      'qualification course|newbie|background|join without coding|nontechnical|no coding|coding course required',
      'training experience|prior knowledge|prior experience|technical background|age limit|non background',
      'coding zaroori|coding zaruri|coding aana|qualification training|school students course|students join',
      'non coder|non coders|learn without coding|coding skills|programming skills|course beginner',
      'course difficult|training difficult|course hard|experience training|experience course|housewife|coder',
      'who join training|who join course|complete beginner|not-code|not code|never coded|need code',
      'beginners course|beginners training|for-beginners course|complete-beginner|never code|line code',
      'never written code|never written|course for-me code',
      'knowledge course|knowledge training|knowledge need course',
    ),
    answer: 'No. The training is beginner friendly and starts without code.',
    link,
  },
  {
    id: 'training-certificate',
    title: 'Do I get a certificate after the training?',
    question: either(
      'certificate|certificates|training certificate|course certificate|certificate training|certified course',
      'diploma|certificate course|completion certificate|praman patra|certification course|certificate completion',
      'certification training|degree|certificate end|certified training|receive certificate|course certification',
      'certificate batch|certification after|get certification',
    ),
    answer: 'The training page promises none. Ask in the inquiry form before you enrol if you need one.',
    link,
  },
  {
    id: 'training-placement',
    title: 'Do you help to find a job after the training?',
    question: either(
      'placement|placements|job assistance|job guarantee|job training|placement support|training job|job course',
      'course job|placement guarantee|placement assistance|career support|placement cell|job after course',
      'job placement|naukri training|naukri course|course naukri|training naukri|training career|course career',
      'hired training|placement training|placement course|job help training|employment training|job support',
      'jobs after training|career course',
      'find work course|work after course|find job course|work after training',
      'work after course|work-after course',
      'find work course|work-after course',
    ),
    answer: 'The training makes no promise of a job. Our own open jobs are on the jobs page, and anyone may apply.',
    link: { label: 'Jobs', href: paths.jobs },
  },
  {
    id: 'training-instructors',
    title: 'Who teaches the training?',
    question: either(
      'instructor|instructors|trainer|trainers|teachers|faculty|who teaches|mentor|mentors|expert instructors',
      'guru|tutor|tutors|teacher training|course teacher|conducts training|conducts course|lecturer',
      'course instructor|training teacher|who training|leads training|lecturers|teacher course|professor',
      'who teach|who teach course|who teach training|who takes class|who trainer',
    ),
    answer: 'Expert instructors, with hands-on work in each course. Ask us who leads the batch you have in mind.',
    link,
  },
  {
    id: 'training-community',
    title: 'Is there a community for students?',
    question: either(
      'community|community access|student community|discord|alumni training|student group|training community',
      'course community|support course|training support|doubt|doubts|after course support|help after course',
      'doubt clearing|student forum|whatsapp group|telegram group|forum|study group|community training|classmates',
      'students connect|learners|fellow students|fellow learners|group students|learners group|students talk',
      'students forum|connect students|other students|doubt session|group participants|participants',
      'questions after course|questions course after',
    ),
    answer: 'Yes, community access belongs to the training, so that you can ask and compare with others.',
    link,
  },
  {
    id: 'training-team',
    title: 'Do you train whole teams or companies?',
    question: either(
      'corporate training|team training|train team|train employees|train staff|company training|training company',
      'training team|group training|training employees|training staff|inhouse training|corporate workshop',
      'group booking|train people|training group|employee training|workshop company|workshop team|upskill team',
      'staff training|colleagues training|training colleagues|teach team|teach employees|teach staff',
      'private training|onsite training company|upskill employees|team course|course team|train colleagues',
      'course employees|workshop employees|train department|upskill staff|private batch|batch company',
      'train companies|train company|you-train companies',
    ),
    answer:
      'The listed batches are open to everyone. For a whole team, write to us with the number of people and the goal; it is agreed case by case.',
    link: { label: 'Contact us', href: paths.contact },
  },
  {
    id: 'training-expert',
    title: 'Can I talk to somebody about the training?',
    question: either(
      'talk expert|expert talk|expert|training counsellor|counsellor|counselor|career counselling|course advice',
      'training advice|training questions|course questions|course suits|training suits|right course|speak expert',
      'counselling|course suitable|guidance|guidance course|choose course|course choose|talk training',
      'course recommend|recommend course|training call|call training|speak training|discuss training',
      'discuss course|advisor|training contact|contact training|course help|training help|talk course',
      'course guidance|course better|doubt course|advice training|advice course',
      'right training|training right-for|right-for course',
    ),
    answer: "Yes. 'Talk to an Expert' on the training page opens the chat app with a message ready.",
    link,
  },
  {
    id: 'training-recordings',
    title: 'Are the training sessions recorded?',
    question: either(
      'recording|recordings|recorded|recorded sessions|recorded lectures|miss class|missed class',
      'session recording|class recording|watch later|lifetime access|recorded classes|course videos',
      'course material|training material|study material|miss session|missed session|notes course|videos course',
      'course access|training videos|lecture videos|replay|course materials|training recorded|catch missed',
      'training recordings|class videos|absent|course recorded|session recorded|sessions recorded|notes training',
      'training notes|videos training|material training|classes recorded|miss lecture|missed lecture',
      'lessons recorded|lesson recorded',
      'rewatch|watch|rewatch lessons',
    ),
    answer: 'The site does not say. Ask in the inquiry form if you cannot attend every session.',
    link,
  },
]
