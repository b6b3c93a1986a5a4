/** True for a page that confirms what was sent: it has no countdown in its header, but the session goes on. */
export const isReceiptPage = (path: string): boolean => path === '/aply-cmptn' || path === '/result-modify-cmptn'
