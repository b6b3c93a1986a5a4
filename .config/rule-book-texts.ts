import { annexText, examplesText, rulesText } from '../src-ui/pages-apart/rule-book/rules-text.ts'

/** The texts of the rule book by their files. */
export const TEXTS: Readonly<Record<string, () => string>> = {
  'src-domain/RULES.md': rulesText,
  'src-domain/RULES-ANNEX.md': annexText,
  'src-domain/RULES-EXAMPLES.md': examplesText,
}
