/** Korean phrases that read badly when a line ends inside them: `할 수 있습니다`, `할 수 없습니다`. */
const PHRASE = / 수 (?=있|없|밖)/g

/** The same text with spaces that do not break inside such phrases. Only for showing: stored texts stay as they are. */
export const keepTogether = (text: string): string => text.replace(PHRASE, '\u00a0수\u00a0')
