import type { CSSProperties } from 'react'
import { trainingCourses, trainingPage as words } from '#content/training.ts'
import { trainingPage } from '#styled/recipes/training-page.js'
import { wrap } from '#ui/layout.ts'
import { Moon } from '#ui/moon.tsx'
import { SectionHead } from './section-head.tsx'

const looks = trainingPage()

/** The topics of courses side by side stand on the same lines. */
const rows = { '--topics': Math.max(...trainingCourses.map(({ topics }) => topics.length)) } as CSSProperties

/** The courses on their inks; the moon of a topic is lit by its share of the course. */
export function Part() {
  return (
    <section aria-labelledby="courses" className={looks.section}>
      <div className={wrap}>
        <SectionHead id="courses" {...words.courses} />
        <div className={looks.courses} style={rows}>
          {trainingCourses.map(({ name, text, topics }) => (
            <article key={name} className={looks.course}>
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
