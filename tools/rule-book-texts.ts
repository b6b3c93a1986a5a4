import { annexText, examplesText, rulesText } from '../src-ui/pages-apart/rule-book/rules-text.ts'

/** Returns a function that writes the text only once and remembers it. */
const once = (write: () => string): (() => string) => {
  let text: string | null = null
  return () => (text ??= write())
}

/** The texts of the rule book by file path. */
export const RULE_BOOK_TEXTS: Readonly<Record<string, () => string>> = {
  'src-domain/RULES.md': once(rulesText),
  'src-domain/RULES-ANNEX.md': once(annexText),
  'src-domain/RULES-EXAMPLES.md': once(examplesText),
}
