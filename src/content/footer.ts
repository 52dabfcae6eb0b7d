import { paths } from './paths.ts'

/** The footer's columns (§2.3). */
export const footerColumns = [
  {
    name: 'Main Pages',
    links: [
      { name: 'Home', href: paths.home },
      { name: 'Features', href: paths.services },
      { name: 'Pricing', href: paths.services },
      { name: 'Contact us', href: paths.contact },
    ],
  },
  {
    name: 'Company',
    links: [
      { name: 'About', href: paths.about },
      { name: 'Blog', href: paths.blog },
      { name: 'Privacy Policy', href: paths.privacy },
    ],
  },
  {
    name: 'Utility Pages',
    links: [
      { name: '404', href: paths.notFound },
      { name: 'Licenses', href: paths.licenses },
    ],
  },
] as const
