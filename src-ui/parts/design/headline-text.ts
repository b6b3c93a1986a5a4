export const splitFirstSentence = (text: string): readonly [string, string] => {
  const [first = '', ...others] = text.split(/(?<=\.) /)
  return [first, others.join(' ')]
}

const HEADLINE_LENGTH = 120

/**
 * True if the agency's answer to an opinion is the headline, in full. A long answer, or one of several lines, is in a
 * box instead. [D2-173]
 */
export const fitsHeadline = (reply: string | null): reply is string =>
  reply !== null && reply !== '' && reply.length <= HEADLINE_LENGTH && !reply.includes('\n')
