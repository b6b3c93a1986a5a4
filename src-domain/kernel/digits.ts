/** The digits of a text, full-width ones as plain ones, leading zeros too; at most `max`. [E-077] [A-060] [D1-242] */
export const digitsIn = (text: string, max = Number.POSITIVE_INFINITY): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, max)
