/** The questions offered under the chat's welcome: titles of FAQ entries, word for word. */
export const starters: readonly string[] = [
  'How much does a website cost?',
  'How long does a project take?',
  'What services do you offer?',
  'How do I book a meeting?',
]
