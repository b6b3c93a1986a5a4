/** Matches a run of combining marks that is longer than any script uses. Sorting such a run takes quadratic time. */
const LONG_RUN = /[\p{M}\uff9e\uff9f]{31}/u
const PARTS = /[^\p{M}\uff9e\uff9f]*[\p{M}\uff9e\uff9f]{1,30}|[^\p{M}\uff9e\uff9f]+/gu

/** In linear time: runs of more than 30 combining marks in parts of 30, as in the Stream-Safe Text Format. [D1-52] */
export const normalizeUnicode = (text: string, form: 'NFC' | 'NFKC'): string =>
  LONG_RUN.test(text) ? text.replace(PARTS, (part) => part.normalize(form)) : text.normalize(form)
