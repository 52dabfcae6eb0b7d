import { trainingCourses, trainingPage as words } from '#content/training.ts'
import { trainingPage } from '#styled/recipes/training-page.js'
import { wrap } from '#ui/layout.ts'
import { Moon } from '#ui/moon.tsx'
import { SectionHead } from './section-head.tsx'

const looks = trainingPage()

/** Two courses on their inks; the moon of a topic is lit by its share of the course. */
export function Part() {
  return (
    <section aria-labelledby="courses" className={looks.section}>
      <div className={wrap}>
        <SectionHead id="courses" {...words.courses} />
        <div className={looks.courses}>
          {trainingCourses.map(({ id, name, text, topics }) => (
            <article key={id} data-course={id} className={looks.course}>
              <h3 className={looks.courseName}>{name}</h3>
              <p className={looks.courseText}>{text}</p>
              <ol>
                {topics.map((topic, index) => (
                  <li key={topic.name} className={looks.topic}>
                    <Moon lit={(index + 1) / topics.length} className={looks.moon} />
                    <div>
                      <h4 className={looks.topicName}>{topic.name}</h4>
                      <p className={looks.topicText}>{topic.text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
