import { APPLICATION_LIMITS } from '../application/application-limits.ts'

const isAscii = (character: string) => (character.codePointAt(0) as number) <= 0x7f

const bytesOf = (character: string) => (isAscii(character) ? 1 : 2)

/** 예금주: its length as the bank counts it. ASCII counts 1, every other character 2. */
export const depositorBytes = (text: string): number =>
  [...text.normalize('NFC')].reduce((sum, character) => sum + bytesOf(character), 0)

/** As many leading characters as fit into `max` bytes. A decomposed syllable is put together first, so that it stays whole. */
export const truncateDepositor = (text: string, max: number = APPLICATION_LIMITS.depositorBytes): string => {
  const kept: string[] = []
  let bytes = 0
  for (const character of text.normalize('NFC')) {
    bytes += bytesOf(character)
    if (bytes > max) break
    kept.push(character)
  }
  return kept.join('')
}

/** Printable ASCII in its full-width form (`A` → `Ａ`), the space as the ideographic space; all else unchanged. */
export const toFullWidth = (text: string): string =>
  text.replace(/[\x20-\x7e]/g, (character) =>
    character === ' ' ? '\u3000' : String.fromCharCode(character.charCodeAt(0) + 0xfee0),
  )

/** What the depositor field keeps: converted first when the toggle is on, then cut to the limit. */
export const enterDepositor = (raw: string, fullWidth: boolean): string =>
  truncateDepositor(fullWidth ? toFullWidth(raw) : raw)
