import { type Member, socialNames, team, teamIntro } from '#content/team.ts'
import { initialsOf, slugify } from '#lib/slugify.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { HomeSection } from './home-section.tsx'
import { styles } from './team-styles.ts'

/** How many people are side by side on a wide page. A single person has the text beside the portrait. */
const columns = team.length < 3 ? team.length : team.length % 3 === 0 ? 3 : 4

/** A person without a photograph has a sky drawn from the name. */
export function Team() {
  return (
    <HomeSection id="team" look="around">
      <SectionHead id="team-heading" heading={teamIntro.heading} note={teamIntro.text} />
      <ul data-columns={columns === 3 ? undefined : columns} className={styles.team}>
        {team.map((member) => (
          <li key={member.name} className={styles.member}>
            <div aria-hidden="true" className={styles.portrait}>
              <img
                src={member.photo?.src ?? `/art/home-team-${slugify(member.name)}.svg`}
                srcSet={member.photo?.srcSet}
                sizes={member.photo && '(min-width: 760px) 33vw, 8.5rem'}
                width="480"
                height="600"
                alt=""
                loading="lazy"
                decoding="async"
              />
              {!member.photo && <b>{initialsOf(member.name)}</b>}
            </div>
            <h3>{member.name}</h3>
            <p>{member.role}</p>
            <p>{member.bio}</p>
            <SocialLinks member={member} />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}

function SocialLinks({ member: { name, socialLinks } }: { readonly member: Member }) {
  return (
    <ul className={styles.social}>
      {socialNames
        .filter(([key]) => socialLinks[key] !== '')
        .map(([key, site]) => (
          <li key={key}>
            <a
              href={socialLinks[key]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${site}, ${name} (opens in a new tab)`}
            >
              {site}
            </a>
          </li>
        ))}
    </ul>
  )
}
