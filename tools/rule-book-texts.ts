import { annexText, examplesText, rulesText } from '../src-ui/pages-apart/rule-book/rules-text.ts'

const once = (write: () => string): (() => string) => {
  let text: string | null = null
  return () => (text ??= write())
}

export const RULE_BOOK_TEXTS: Readonly<Record<string, () => string>> = {
  'src-domain/RULES.md': once(rulesText),
  'src-domain/RULES-ANNEX.md': once(annexText),
  'src-domain/RULES-EXAMPLES.md': once(examplesText),
}
