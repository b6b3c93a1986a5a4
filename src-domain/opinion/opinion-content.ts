import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { cutText, lengthOf } from '../kernel/cut-text.ts'
import { onlyValue } from '../programme/parameter.ts'
import { OPINION_LENGTH } from '../programme/parameters.ts'

/** How many characters a text has; one outside the basic plane counts once. [P-153] */
export const contentLength = lengthOf

/** What the field holds: its first 200 characters, composed, no sign cut in half. [P-153] [D3-106] */
export const cutContent = (text: string): string => cutText(text, onlyValue(OPINION_LENGTH))

/** The content as it is sent: without blanks around it, and cut. [P-152] [P-153] */
export const parseContent = (text: string): Checked<string, 'op.empty'> => {
  const content = cutContent(text.trim())
  return content === '' ? refused('op.empty') : accepted(content)
}

/** May a content that was sent be stored as it is? [P-293] */
export const checkSentContent = (content: string): Checked<string, 'op.empty' | 'op.tooLong'> => {
  if (content.trim() === '') return refused('op.empty')
  return contentLength(content) > onlyValue(OPINION_LENGTH) ? refused('op.tooLong') : accepted(content)
}
