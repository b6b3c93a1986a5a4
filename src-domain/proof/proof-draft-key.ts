/** Browser session storage key of all drafts of proof forms; a session reset leaves it alone. By itself, for every page asks whether there is one. [P-317] [D3-99] */
export const PROOF_DRAFTS_STORAGE_KEY = 'portal-proof-drafts'
