import { contentFiles } from '#support/content-source.ts'
import { messageOf, pageTextOf } from '#support/messages.ts'
import { expect, removeStatus404, test, waitForHydration } from './site-fixtures.ts'

const newestFirst = contentFiles('projects').toSorted((a, b) => String(b.completed).localeCompare(String(a.completed)))
const [, project, nextProject] = newestFirst.map(({ id, title }) => ({ slug: String(id), title: String(title) }))
const [job] = contentFiles('jobs').map(({ id, title }) => ({ id: String(id), title: String(title) }))

test('a card leads to the page of its project, from there the next one is a step away, and Back returns', async ({
  page,
}) => {
  await page.goto('/projects')
  await waitForHydration(page)
  await page.getByRole('link', { name: project?.title ?? '', exact: true }).click()
  await expect(page).toHaveURL(`/projects/${project?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '')
  await expect(page.getByText(pageTextOf('project', 'example'))).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  await page
    .getByRole('navigation', { name: pageTextOf('project', 'others') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(`/projects/${nextProject?.slug}`)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/projects')
})

test('a row leads to the page of its job, which opens the chat app with an application for it', async ({ page }) => {
  await page.goto('/jobs')
  await waitForHydration(page)
  await page.getByRole('link', { name: job?.title ?? '', exact: true }).click()
  await expect(page).toHaveURL(`/jobs/${job?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(job?.title ?? '')
  const apply = page.getByRole('link', {
    name: new RegExp(`^${messageOf('contact', 'apply.action')} for ${job?.title}`),
  })
  await expect(apply).toHaveCount(2)
  await expect(apply.first()).toHaveAttribute('href', new RegExp(encodeURIComponent(job?.title ?? '')))
})

test('an address of no project and no job is answered with 404, and shows the not-found page', async ({
  page,
  problems,
}) => {
  for (const path of ['/projects/no-such-project', '/jobs/no-such-job']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await waitForHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(pageTextOf('not-found', 'heading'))
    await expect(page).toHaveURL(path)
  }
  removeStatus404(problems)
})
