export const splitFirstSentence = (text: string): readonly [string, string] => {
  const [first = '', ...others] = text.split(/(?<=\.) /)
  return [first, others.join(' ')]
}
