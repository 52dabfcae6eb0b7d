/** Settings of another agency. Its name has characters that have to be escaped in markup and in code. */
export const otherIdentity = {
  VITE_SITE_URL: 'https://borealis.example',
  VITE_SITE_NAME: "Borealis & Söhne's",
  VITE_SHORT_NAME: 'Borealis',
  VITE_SIGNAL_COLORS: '#5fd38a #8be8ae #0b5a2c',
  VITE_STAR_COLORS: '#9fd8ff #cdeeff #f2f6ee #e6f2a6 #ffd27d #ffa59a',
  VITE_EMAIL: 'hello@borealis.example',
  VITE_MAIL_TO: 'hello@borealis.example',
  VITE_RESPONSIBLE_NAME: "Borealis & Söhne's",
  VITE_GRIEVANCE_EMAIL: 'hello@borealis.example',
  VITE_LINKEDIN_URL: '',
  VITE_X_URL: '',
  VITE_GITHUB_URL: 'https://github.example/borealis',
  VITE_INSTAGRAM_URL: '',
}
