/** Browser session storage key of the draft; a session reset leaves it alone. By itself, for every page asks whether there is one. */
export const DRAFT_STORAGE_KEY = 'portal-application-draft'
