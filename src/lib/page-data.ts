/** The id of the element of a document that contains the data of its page. */
export const PAGE_DATA_ID = 'page-data'
