import type { CSSProperties } from 'react'
import { trainingCourses, trainingPageContent as words } from '#content/training.ts'
import { slugify } from '#lib/slugify.ts'
import { Moon } from '#ui/moon.tsx'
import { Section } from '#ui/section.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { styles } from './courses-styles.ts'

/** Sets as many rows as the longest course has topics, so that the topics of all courses line up. */
const gridStyle = { '--topics': Math.max(...trainingCourses.map(({ topics }) => topics.length)) } as CSSProperties

/** The moon of a topic shows the share of the course that is done after the topic. */
export function Courses() {
  return (
    <Section labelledBy="courses" space="below">
      <SectionHead id="courses" {...words.courses} />
      <div className={styles.courses} style={gridStyle}>
        {trainingCourses.map(({ name, text, topics }) => (
          <article key={name} id={slugify(name)} data-record="courses" className={styles.course}>
            <h3 className={styles.courseName}>{name}</h3>
            <p className={styles.courseText}>{text}</p>
            <ol>
              {topics.map((topic, index) => (
                <li key={topic.name} className={styles.topic}>
                  <Moon lit={(index + 1) / topics.length} className={styles.moon} />
                  <div>
                    <h4 className={styles.topicName}>{topic.name}</h4>
                    <p className={styles.topicText}>{topic.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </article>
        ))}
      </div>
    </Section>
  )
}
