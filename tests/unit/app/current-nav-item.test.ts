import { expect, test } from 'vitest'
import { currentNavItem } from '#app/current-nav-item.ts'

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/agents', 'Agents'],
  ['/ai-agents-library', 'Agents'],
  ['/services', 'Services'],
  ['/services/seo-optimization', 'Services'],
  ['/services/refer', 'Services'],
  ['/services/agentic-ai-training', 'Services'],
  ['/projects', 'Projects'],
  ['/products', 'Products'],
  ['/blog', 'Blog'],
  ['/blog/ai-in-cybersecurity', 'Blog'],
  ['/jobs', 'Jobs'],
  ['/fun', 'Fun Page'],
  ['/contact', 'Contact'],
  ['/blog/', 'Blog'],
])('%s belongs to "%s"', (path, name) => {
  expect(currentNavItem(path)).toBe(name)
})

test.each(['/privacy', '/licenses', '/404', '/nothing-here', '/blogs', '/servicesx/refer', ''])(
  '%j belongs to no menu item, not even to Home',
  (path) => {
    expect(currentNavItem(path)).toBeUndefined()
  },
)
