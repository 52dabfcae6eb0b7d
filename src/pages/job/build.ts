import type { JobPosting } from 'schema-dts'
import { absoluteUrl, agencyReference } from '#content/absolute-url.ts'
import type { ArticleBlock } from '#content/article.ts'
import { type Job, jobById } from '#content/jobs.ts'
import { jobPath } from '#content/paths.ts'
import { jobPages } from '#content/record-pages.ts'
import { articleHtml } from '#features/article/article-html.ts'
import type { PageParams } from '../page.ts'

export async function structuredData({ slug = '' }: PageParams): Promise<readonly JobPosting[]> {
  const job = jobById(slug)
  return job ? jobPosting(job, await jobPages.loadText(slug)) : []
}

/**
 * Returns a job as a posting, if its record has everything that Google requires of one: the day of posting, and an
 * address with its country or, for remote work, the country in which applicants may live.
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting)
 */
export function jobPosting(job: Job, text: readonly ArticleBlock[]): readonly JobPosting[] {
  const { title, summary, posted, until, address, country, location } = job
  const isRemote = location === 'Remote'
  if (posted === undefined || country === undefined || (!isRemote && address === undefined)) return []
  const url = absoluteUrl(jobPath(job.id))
  return [
    {
      '@type': 'JobPosting',
      title,
      description: articleHtml([{ kind: 'paragraph', children: [summary] }, ...text], url),
      datePosted: posted,
      ...(until && { validThrough: `${until}T23:59:59+05:30` }),
      hiringOrganization: agencyReference,
      directApply: false,
      url,
      ...(isRemote
        ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: country } }
        : {
            jobLocation: {
              '@type': 'Place',
              address: {
                '@type': 'PostalAddress',
                ...(address && { streetAddress: address }),
                addressCountry: country,
              },
            },
          }),
    },
  ]
}
