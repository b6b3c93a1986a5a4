import { computed } from '@preact/signals-react'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import {
  findFirstMatch,
  matchesEveryWord,
  parseSearchQuery,
  type SearchQuery,
  toSearchableRow,
} from '#domain/text/korean-search'
import { fillWithParticles } from '#domain/text/particles'
import { currentSettings } from '#ui/parts/services/signals.ts'
import {
  FAQ_QUESTIONS,
  FAQ_SEARCH_WORDS,
  FAQ_VERB_STEMS,
  type FaqQuestion,
  PRIVACY_SEARCH_WORDS,
} from '#ui/text/ko/text-pages/faq.ts'

/**
 * The questions with the answers for this deployment on the current day. Each has the text that the search looks
 * through.
 */
const prepared = computed(() => {
  const { application, proof } = currentSettings.value.callCentre
  const words = { ...PROGRAMME_PLACEHOLDERS, phone: application, proofPhone: proof.join(', ') }
  return FAQ_QUESTIONS.map((question) => {
    const answer = fillWithParticles(question.answer, words)
    const more = question.more.map((sentence) => fillWithParticles(sentence, words))
    const others = FAQ_SEARCH_WORDS[question.id] ?? []
    return {
      row: { ...question, answer, more },
      words: toSearchableRow([question.question, answer, ...more, ...others]),
    }
  })
})

/** Returns the words of a text. A word that begins with a verb stem is shortened to the stem. [D1-936] */
const searchedWordsIn = (searchText: string): readonly string[] =>
  searchText.split(/\s+/u).map((word) => FAQ_VERB_STEMS.find((stem) => word.startsWith(stem)) ?? word)

/** Returns the questions that contain every word of the search. */
export const searchQuestions = (searchText: string): readonly FaqQuestion[] => {
  const words = searchedWordsIn(searchText).join(' ')
  return prepared.value.filter((question) => matchesEveryWord(question.words, words)).map(({ row }) => row)
}

const privacyWords = toSearchableRow(PRIVACY_SEARCH_WORDS)
/** True if the privacy policy answers the query; false if the query is empty. */
export const isAnsweredByPrivacyPolicy = (searchText: string): boolean =>
  searchText.trim() !== '' && matchesEveryWord(privacyWords, searchText)

/** Returns the words of a search. Each is searched separately. [D3-110] */
export const queriesOf = (searchText: string): readonly SearchQuery[] =>
  searchedWordsIn(searchText)
    .filter((word) => word !== '')
    .map(parseSearchQuery)

/** Returns the first sentence of the answer that contains a search word which is not in the question. */
export const excerptOf = (row: FaqQuestion, queries: readonly SearchQuery[]): string | undefined => {
  const hidden = queries.filter((query) => findFirstMatch(row.question, query) === null)
  return [row.answer, ...row.more].find((sentence) => hidden.some((query) => findFirstMatch(sentence, query) !== null))
}
