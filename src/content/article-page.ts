/** What the page of an article says around the article. */
export const articlePage = {
  back: 'Back to Blog',
  contents: 'In this article',
  related: 'Related Articles',
  popular: 'Popular Tags',
  more: 'More Articles',
  /** For an address that no article has: its visitor is taken to the list. */
  unknown: {
    title: 'Article not found',
    description: 'This article is not there; the list of articles is.',
    text: 'This article is not there. You are being taken to the list.',
  },
} as const
