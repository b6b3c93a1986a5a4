/** Matches a run of combining marks that is longer than any script uses. Sorting such a run takes quadratic time. */
const LONG_RUN = /[\p{M}\uff9e\uff9f]{31}/u
const PARTS = /[^\p{M}\uff9e\uff9f]*[\p{M}\uff9e\uff9f]{1,30}|[^\p{M}\uff9e\uff9f]+/gu

/**
 * Normalises a string in linear time. A run of more than 30 combining marks is normalised in parts of 30, as the
 * Stream-Safe Text Format defines. [D1-52]
 */
export const normaliseUnicode = (text: string, form: 'NFC' | 'NFKC'): string =>
  LONG_RUN.test(text) ? text.replace(PARTS, (part) => part.normalize(form)) : text.normalize(form)
