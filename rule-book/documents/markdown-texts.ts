import { annexText, examplesText, rulesText } from '#book/text/rules-text'
import { once } from '#domain/kernel/once'
import { sentencesText } from './sentence-annex.ts'

type Texts = Readonly<Record<string, () => string>>

/** The texts of the articles, which the page of the rule book also shows. */
export const ARTICLE_TEXTS: Texts = {
  'rule-book/RULES.md': once(rulesText),
  'rule-book/RULES-ANNEX.md': once(annexText),
  'rule-book/RULES-EXAMPLES.md': once(examplesText),
}

/** All texts that `npm run rulebook` writes. */
export const RULE_BOOK_TEXTS: Texts = {
  ...ARTICLE_TEXTS,
  'rule-book/RULES-SENTENCES.md': once(sentencesText),
}
