import { getChoseong } from 'es-hangul'
import MiniSearch from 'minisearch'
import { ARTICLES, type Article, BOOK, type BookChapter, type Line, namedBy, notesOf } from './articles.ts'

/** Words that ask and say nothing of what is asked for. */
const ASKING = /^(?:수|때|왜|뭐|무엇|무슨|어떤|어떻게|언제|누가|있나요|있습니까|하나요|합니까|되나요|됩니까)$/

/** Every two letters that follow one another. */
const lettersOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))

/**
 * What a text is found by: its words, numbers without separators, the parts of a day, and every two letters that follow one
 * another in a Korean word, because endings hang on words and words hang together.
 */
const termsOf = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .match(/[\p{L}\p{N}]+(?:[-:][\p{L}\p{N}]+)*/gu) ?? []
  return words.flatMap((word, i) => {
    if (ASKING.test(word)) return []
    const pair = i === 0 ? [] : [`${words[i - 1]} ${word}`]
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(word) ?? []
    const date = year === undefined ? [] : [`${year}년`, `${Number(month)}월`, `${Number(day)}일`]
    // A number and its unit, with whatever ending: `60바이트까지`.
    const [, number, unit = ''] = /^(\d+)([가-힣]+)$/u.exec(word) ?? []
    if (number !== undefined) return [word, number, ...lettersOf(unit), ...pair]
    return /^[가-힣]{3,}$/u.test(word) ? [...lettersOf(word), ...pair] : [word, ...date, ...pair]
  })
}

/** Two words that follow one another are a term too: what says them so is nearer. */
const isTyped = (term: string): boolean => !term.includes(' ')

const index = new MiniSearch<Record<'id' | 'names' | 'question' | 'text' | 'beside', string>>({
  fields: ['names', 'question', 'text', 'beside'],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost: { names: 6, question: 3 } },
})

const textOf = (article: Article, chapter: string) => ({
  id: article.id,
  names: [article.id, article.title, ...article.synonyms].join('\n'),
  question: article.question,
  text: [
    chapter,
    ...article.columns,
    ...article.lines.flatMap(({ cells, refs }) => [...cells.flat(), ...refs]),
    ...article.numbers.map(({ title }) => title),
  ].join('\n'),
  beside: [...notesOf(article), ...article.examples.flatMap(namedBy)].join('\n'),
})

for (const { title, articles } of BOOK) index.addAll(articles.map((article) => textOf(article, title)))

const initialsOf = (text: string): string => getChoseong(text).replaceAll(' ', '')
const INITIALS = new Map(
  ARTICLES.map(({ id, title, question, synonyms }) => [id, initialsOf([title, question, ...synonyms].join('\n'))]),
)

/** The article with a line of this name. */
export const ownerOf = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/** How near each article is to what was typed, and how much of it stands there; of a single word only those with all of it where there are any; else those with at least half of the best. */
const measure = (typed: string): readonly { readonly id: string; readonly part: number; readonly score: number }[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(typed))
    return [...INITIALS].flatMap(([id, letters]) =>
      letters.includes(initialsOf(typed)) ? [{ id, part: 1, score: 1 }] : [],
    )
  const all = new Set(termsOf(typed).filter(isTyped)).size
  const owner = ownerOf(typed)?.id
  const hits = index.search(typed).map(({ id, queryTerms, score }) => {
    const part = queryTerms.filter(isTyped).length / all
    return { id: String(id), part, score: id === owner ? Infinity : score * part }
  })
  const most = Math.max(...hits.map(({ part }) => part))
  const isWhole = most === 1 && !/\s/.test(typed.trim())
  return hits.filter(({ part }) => part >= (isWhole ? 1 : most / 2))
}

/**
 * The chapters with the articles that have what was typed, the nearest first, and whether none has all of it. [P-252]
 */
export const searchBook = (typed: string): { readonly chapters: readonly BookChapter[]; readonly inPart: boolean } => {
  if (typed.trim() === '') return { chapters: BOOK, inPart: false }
  const hits = measure(typed.trim())
  const score = new Map(hits.map((hit) => [hit.id, hit.score]))
  const scoreOf = ({ id }: Article): number => score.get(id) ?? 0
  const chapters = BOOK.map(({ articles, ...chapter }) => ({
    ...chapter,
    articles: articles.filter(({ id }) => score.has(id)).toSorted((a, b) => scoreOf(b) - scoreOf(a)),
  }))
  const nearest = ({ articles: [first] }: BookChapter): number => (first === undefined ? 0 : scoreOf(first))
  return {
    chapters: chapters.filter(({ articles }) => articles.length > 0).toSorted((a, b) => nearest(b) - nearest(a)),
    inPart: hits.length > 0 && hits.every(({ part }) => part < 0.75),
  }
}

/** The lines of an article that say most of what was typed, at least a third; none where most of them say as much. */
export const hitsIn = ({ lines }: Article, typed: string): readonly Line[] => {
  const terms = [...new Set(termsOf(typed).filter(isTyped))]
  const counts = lines.map(({ cells, refs, synonyms = [] }) => {
    const said = new Set(termsOf([...cells.flat(), ...refs, ...synonyms].join('\n')))
    return terms.filter((term) => said.has(term)).length
  })
  const most = Math.max(...counts, terms.length / 3, 1)
  const hits = lines.filter((_, at) => counts[at] === most)
  return hits.length > lines.length / 2 ? [] : hits
}
