import { expect, test } from 'vitest'
import type { Project } from '#content/projects.ts'
import { projectWork } from '#pages/project/build.ts'

const project = {
  slug: 'tide-table',
  title: 'Tide table',
  label: 'Tides',
  field: 'Websites',
  client: 'Harbour',
  completed: '2025-05',
  technologies: ['Astro'],
  summary: 'Anglers see when the water turns.',
} as const

test('a finished project is a work of the agency if it has a real address', () => {
  expect(projectWork({ ...project, href: 'https://tides.harbour.org' } as unknown as Project)).toMatchObject([
    { '@type': 'CreativeWork', url: 'https://tides.harbour.org', dateCreated: '2025-05' },
  ])
  for (const href of ['https://tide-table.example', undefined])
    expect(projectWork({ ...project, href } as unknown as Project)).toEqual([])
})
