/** Only what can be fetched is followed or shown; a `javascript:` address would run in this page. */
export const isFetchable = (address: string): boolean => /^https?:\/\//i.test(address) || /^\/(?!\/)/.test(address)
