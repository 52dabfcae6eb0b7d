import type { Settings } from './records/placeholder-values.ts'

/** The address of the file that says whom to tell about a weakness of the site. */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Returns whom to tell about a weakness of the site, and until when (RFC 9116); null if the settings do not say it. */
export function securityTxt({ siteUrl, security: { contact, expires } }: Pick<Settings, 'siteUrl' | 'security'>) {
  if (contact === '') return null
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
    '',
  ].join('\n')
}
