import { computed } from '@preact/signals-react'
import { getChoseong } from 'es-hangul'
import {
  ARTICLES,
  type Article,
  BOOK,
  type BookChapter,
  type ArticleLine,
  isRequirement,
  referencesAtEnd,
  notesOf,
  sentencesOfLine,
} from './articles.ts'
import { type AskedWord, askedWords, indexTermsOf, lettersIn } from './search-terms.ts'

const initialsOf = (text: string): string => getChoseong(text).replaceAll(' ', '')

/** Returns the article that has a line with this id. */
export const articleOfLine = (typed: string): Article | undefined =>
  ARTICLES.find(({ lines }) => lines.some(({ id }) => id === typed.toUpperCase()))

/** Returns only the Korean letters of a message, as a person reads it out, without personal values. */
const readOut = (text: string): string => text.replaceAll(/\d{1,4}(?:로|은|는|이)(?=\s)|[^가-힣]/g, '')

/** The minimum number of letters that a part of a screen's message must have to count as a match. */
const SPOKEN_AT_LEAST = 7

const SPOKEN = new Map(
  ARTICLES.map((article) => [
    article.id,
    article.lines.map((line) => ({
      line,
      said: sentencesOfLine(article, line)
        .map(readOut)
        .filter((sentence) => sentence !== ''),
    })),
  ]),
)

/** The weight of a screen's message that is only a part of the typed text. */
const PARTLY = 0.75

/**
 * Returns how much a screen's message and the typed text overlap, from 0 to 1: the shorter length divided by the longer
 * length; 0 if neither contains the other.
 */
const partSaid = (sentence: string, typed: string): number => {
  if (typed.length < SPOKEN_AT_LEAST) return 0
  if (sentence.includes(typed)) return typed.length / sentence.length
  return sentence.length >= SPOKEN_AT_LEAST && typed.includes(sentence) ? (PARTLY * sentence.length) / typed.length : 0
}

/** Returns the lines of an article whose screen messages match the words, and the size of the largest match. */
const spokenLines = (id: string, typed: string): { readonly lines: readonly ArticleLine[]; readonly part: number } => {
  const words = readOut(typed)
  const found = (SPOKEN.get(id) ?? []).map(({ line, said }) => ({
    line,
    part: Math.max(0, ...said.map((sentence) => partSaid(sentence, words))),
  }))
  const part = Math.max(0, ...found.map((one) => one.part))
  return { lines: part === 0 ? [] : found.filter((one) => one.part === part).map(({ line }) => line), part }
}

/**
 * The letters of the synonyms of each article, and of its title. They are normalised like the letters of a query, so
 * that both can be compared.
 */
const SYNONYMS = new Map(ARTICLES.map(({ id, synonyms }) => [id, synonyms.map(lettersIn)]))
const TITLES = new Map(ARTICLES.map(({ id, title }) => [id, [lettersIn(title)]]))

/** The weight of a match with the title of an article. A match with a synonym has weight 1. */
const BY_TITLE = 0.9

/** The letters of the synonyms of each line. */
const LINE_SYNONYMS = new Map(
  ARTICLES.flatMap(({ lines }) => lines.map((line) => [line, (line.synonyms ?? []).map(lettersIn)] as const)),
)

/** Returns the share of the query's letters, from 0 to 1, that the longest matching synonym covers. */
const partCalled = (synonyms: readonly string[], letters: string): number => {
  const found = synonyms.filter((synonym) => synonym !== '' && letters.includes(synonym))
  return Math.max(0, ...found.map((synonym) => synonym.length / letters.length))
}

/** A statement of an article: a line, a note, or its title with its answer (`line` and `note` are undefined). */
type Statement = {
  readonly line?: ArticleLine
  readonly note?: string
  readonly text: string
  readonly terms: ReadonlySet<string>
  /**
   * The terms of the statement's subject. For a line with a row id, these are the cells after the first one, without
   * the messages; for a line without a row id, the first cell; for a note, the whole note; for a title with its answer,
   * the title.
   */
  readonly name: ReadonlySet<string>
  /** The terms of the sentences that a screen shows. */
  readonly said: ReadonlySet<string>
}

/** An article as the search sees it: its statements, its head, and all its words. */
type Indexed = {
  readonly article: Article
  readonly statements: readonly Statement[]
  readonly head: ReadonlySet<string>
  readonly all: ReadonlySet<string>
}

const termSet = (texts: readonly string[]): ReadonlySet<string> => new Set(indexTermsOf(texts.join('\n')))

const NOTHING_SAID: ReadonlySet<string> = new Set()

/** Returns a line as a statement. The terms of the screens' messages are kept separately in `said`. */
const statementOfLine = (line: ArticleLine): Statement => {
  const { id, cells, refs, synonyms = [], spoken = [] } = line
  const [first = [], ...others] = spoken.length === 0 ? cells : cells.slice(0, -1)
  const text = [id ?? '', ...first, ...others.flat(), ...refs, ...synonyms].join('\n')
  const name = termSet(id?.includes('-') === true ? others.flat() : first)
  return { line, text, terms: termSet([text]), name, said: termSet(spoken) }
}

const indexed = (article: Article, chapter: string): Indexed => {
  const { id, title, question, answer, synonyms, columns, lines, numbers, examples } = article
  const notes = notesOf(article)
  const statements = [
    { text: `${title} ${answer}`, terms: termSet([title, answer]), name: termSet([title]), said: NOTHING_SAID },
    ...lines.map(statementOfLine),
    ...notes.map((note) => ({ note, text: note, terms: termSet([note]), name: termSet([note]), said: NOTHING_SAID })),
  ]
  // In the article with the programme's parameters, each line has its own synonyms, so the head does not contain the
  // synonyms of the article.
  const called = lines.some((line) => line.synonyms !== undefined) ? [] : synonyms
  const head = [id, article.number, title, question, answer, ...called]
  const beside = [
    ...synonyms,
    chapter,
    ...columns,
    ...numbers.map((number) => number.title),
    ...examples.flatMap(referencesAtEnd),
  ]
  const all = termSet([...head, ...beside, ...statements.map(({ text }) => text)])
  return { article, statements, head: termSet(head), all }
}

/** The index of the whole book. It is built at the first search, so that the page opens sooner. */
const bookIndex = computed(() => {
  const articles = BOOK.flatMap((chapter) => chapter.articles.map((article) => indexed(article, chapter.title)))
  const counts = new Map<string, number>()
  for (const { terms } of articles.flatMap(({ statements }) => statements))
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { articles: new Map(articles.map((one) => [one.article, one])), counts }
})

/** Returns the share of a word's terms that are in a set; 0 if fewer than half of them are. */
const shareIn = (terms: readonly string[], set: ReadonlySet<string>): number => {
  const share = terms.filter((term) => set.has(term)).length / terms.length
  return terms.length === 0 || share < 0.5 ? 0 : share
}

/**
 * The weight of a match with the book's word for an everyday word. A match with the everyday word itself has weight 1.
 */
const BY_INDEX = 0.95

/**
 * Returns the share of a query word, from 0 to 1, that a set of terms contains. The set may contain the word itself or
 * one of the book's words for it.
 */
const wordIn = ({ own, book }: AskedWord, set: ReadonlySet<string>): number =>
  Math.max(shareIn(own, set), BY_INDEX * Math.max(0, ...book.map((terms) => shareIn(terms, set))))

/**
 * The weights of a query word that is not in the statement itself, but in a screen's message, in the head of the
 * article, or anywhere in the article.
 */
const IN_SENTENCE = 0.8
const IN_HEAD = 0.6
const IN_ARTICLE = 0.3
/**
 * An article with more lines than this is treated as a list of separate facts: a query word that is only in another
 * line has a lower weight.
 */
const SEPARATE = 8

/** Returns how rare a word is in the book. */
const weightOf = ({ own, book }: AskedWord): number => {
  const { counts } = bookIndex.peek()
  const rarest = (terms: readonly string[]) => Math.min(...terms.map((term) => counts.get(term) ?? 0))
  const count = Math.max(...[own, ...book].filter((terms) => terms.length > 0).map(rarest))
  return 1 / Math.log2(4 + (count === 0 ? 30 : count))
}

/**
 * The kinds of answer that a question may ask for: a pattern for the question, and a pattern for a text that answers
 * it.
 */
const KINDS: readonly (readonly [asked: RegExp, answer: RegExp])[] = [
  [
    /며칠|언제까지|기한|마감|얼마나 (?:걸|기다|보관|남|유지)|몇 ?(?:일|시간|달|개월|년|분|초)/,
    /\d+(?:일|시간|개월|년|분|초)|기한이 없다|마감일은 없다|날을 안내/,
  ],
  [/얼마(?!나)|몇 ?원/, /\d원/],
  [/몇 ?(?:개|건|장|곳|군데|가지)/, /\d(?:개|곳|건)/],
  [/몇 ?번/, /\d번|횟수/],
  [/몇 ?(?:글자|자)(?!리)|글자/, /\d자|바이트/],
  [/몇 ?자리/, /\d자리/],
  [/몇 ?월|어느 달/, /\d월/],
  [/몇 ?시(?!간)/, /\d시/],
  [/몇 ?퍼센트|비율/, /\d%/],
  [/누가|언제 (?:고치|수정|바꾸|바꿀|취소)|다음 ?(?:상태|단계)/, /(?:신청자|담당자|시스템): /],
]

/** The bonus for a statement that is the kind of answer the question asks for. A match of all words has score 1. */
const KIND = 0.12

/** A query, prepared for all articles. */
type Query = {
  readonly letters: string
  readonly words: readonly { readonly word: AskedWord; readonly weight: number }[]
  readonly total: number
  readonly terms: ReadonlySet<string>
  readonly kinds: readonly RegExp[]
}

const parse = (typed: string): Query => {
  const words = askedWords(typed).map((word) => ({ word, weight: weightOf(word) }))
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const terms = new Set(words.flatMap(({ word: { own, book } }) => [own, ...book].flat()))
  return {
    letters: lettersIn(typed),
    words,
    total,
    terms,
    kinds: KINDS.filter(([asked]) => asked.test(typed)).map(([, answer]) => answer),
  }
}

type Scored = { readonly statement: Statement; readonly score: number; readonly own: number }

/** The weight of the share of the terms in a statement's name that the query contains. */
const NAME = 0.25

/**
 * Returns the scores of a statement: `own` counts only the words of the statement; `score` also counts the words in the
 * rest of the article.
 */
const scoreOf = (statement: Statement, beside: readonly number[], query: Query): Scored => {
  const { terms, said, name, text } = statement
  let [own, score] = [0, 0]
  for (const [at, { word, weight }] of query.words.entries()) {
    const inText = Math.max(wordIn(word, terms), IN_SENTENCE * wordIn(word, said))
    own += weight * inText
    score += weight * Math.max(inText, beside[at] ?? 0)
  }
  const kind = own > 0 && query.kinds.some((pattern) => pattern.test(text)) ? KIND : 0
  const named = NAME * ([...name].filter((term) => query.terms.has(term)).length / Math.max(4, name.size))
  return { statement, own: own / query.total + kind + named, score: score / query.total + kind + named }
}

/** Returns, for each word of a query, the weighted share that the head or the whole article contains. */
const besideIn = ({ article, head, all }: Indexed, { words }: Query): readonly number[] => {
  const inArticle = IN_ARTICLE * Math.min(1, SEPARATE / article.lines.length)
  return words.map(({ word }) => Math.max(IN_HEAD * wordIn(word, head), inArticle * wordIn(word, all)))
}

const scoresIn = (article: Indexed, query: Query): readonly Scored[] => {
  const beside = besideIn(article, query)
  return article.statements.map((statement) => scoreOf(statement, beside, query))
}

/** The score of a message that a screen shows. It is above the score of any match of words. */
const READ_OUT = 100
/**
 * The bonus for an article that quotes the message, so that it ranks above an article that only refers to the row with
 * the message.
 */
const QUOTED = 10
/** The minimum share of the query that a synonym must cover to select its line or its article. */
const CALLS = 0.75
/** The bonus for a synonym that is the whole query, and the weight of a synonym that is only a part of the query. */
const CALLED = 2
const PARTLY_CALLED = 0.4

const ANNEX = new Set(BOOK.flatMap(({ annex, articles }) => (annex ? articles.map(({ id }) => id) : [])))
/** Weight of an article of the annex, about which no applicant asks. */
const IN_ANNEX = 0.88

type Hit = { readonly id: string; readonly part: number; readonly score: number; readonly isWhole: boolean }

const hitOf = (one: Indexed, typed: string, query: Query): Hit => {
  const { id } = one.article
  if (articleOfLine(typed)?.id === id) return { id, part: 1, score: Infinity, isWhole: true }
  const { part: said, lines } = spokenLines(id, typed)
  const isQuoted = lines.some(({ cells }) => cells.flat().join('').includes('“'))
  const titled = BY_TITLE * partCalled(TITLES.get(id) ?? [], query.letters)
  const called = Math.max(titled, partCalled(SYNONYMS.get(id) ?? [], query.letters))
  const best = Math.max(0, ...scoresIn(one, query).map(({ score }) => score))
  const score = best + PARTLY_CALLED * called ** 2 + (called === 1 ? CALLED : 0)
  const isWhole = query.words.every(({ word }) => wordIn(word, one.all) >= BY_INDEX)
  return {
    id,
    part: said > 0 || called >= BY_TITLE || (isWhole && query.words.length === 1) ? 1 : best,
    score: score * (ANNEX.has(id) && called < CALLS ? IN_ANNEX : 1) + said * READ_OUT + (isQuoted ? QUOTED : 0),
    isWhole: isWhole || said > 0 || called === 1,
  }
}

/**
 * Returns the articles that match a query, with their scores. If the query is a single word, returns only articles that
 * contain the whole word. If no article contains it, or if the query has several words, returns the articles whose
 * score is at least half of the best score (of 1 if the best score is higher).
 */
const measure = (read: string): readonly Hit[] => {
  if (/^[ㄱ-ㅎ\s]+$/u.test(read))
    return ARTICLES.filter(({ title, question, synonyms }) =>
      initialsOf([title, question, ...synonyms].join('\n')).includes(initialsOf(read)),
    ).map(({ id }) => ({ id, part: 1, score: 1, isWhole: true }))
  const query = parse(read)
  if (query.words.length === 0) return []
  const hits = [...bookIndex.peek().articles.values()]
    .map((one) => hitOf(one, read, query))
    .filter(({ part }) => part > 0)
  const most = Math.max(...hits.map(({ score }) => score))
  if (query.words.length === 1 && hits.some(({ isWhole }) => isWhole)) return hits.filter(({ isWhole }) => isWhole)
  return hits.filter(({ score }) => score >= Math.min(most, 1) / 2)
}

/** An article with at least this score counts as having the whole query. */
const WHOLE = 0.75
/** An article with a smaller score does not answer the query. */
const NEAR = 0.55

/** A score that is at least this share of the best score counts as close to it. */
const NEAR_SCORE = 0.85

/**
 * The result of a search: the matching articles by chapter (`chapters`) and by score (`ranked`), and those whose score
 * is close to the best (`near`). `inPart` is true if no article contains the whole query, `isFar` if no article answers
 * it.
 */
type Found = {
  readonly chapters: readonly BookChapter[]
  readonly ranked: readonly Article[]
  readonly near: readonly Article[]
  readonly inPart: boolean
  readonly isFar: boolean
}

/** Returns the articles that match a query, the best first; the whole book for an empty query. [P-252] */
export const searchBook = (typed: string): Found => {
  if (typed.trim() === '') return { chapters: BOOK, ranked: ARTICLES, near: [], inPart: false, isFar: false }
  const hits = measure(typed.trim())
  const score = new Map(hits.map((hit) => [hit.id, hit.score]))
  const scoreOfArticle = ({ id }: Article): number => score.get(id) ?? 0
  const byScore = (a: Article, b: Article) => scoreOfArticle(b) - scoreOfArticle(a)
  const chapters = BOOK.map(({ articles, ...chapter }) => ({
    ...chapter,
    articles: articles.filter(({ id }) => score.has(id)).toSorted(byScore),
  }))
  const nearest = ({ articles: [first] }: BookChapter): number => (first === undefined ? 0 : scoreOfArticle(first))
  const ranked = ARTICLES.filter(({ id }) => score.has(id)).toSorted(byScore)
  const [best] = ranked
  return {
    ranked,
    near: best === undefined ? [] : ranked.filter((one) => scoreOfArticle(one) >= scoreOfArticle(best) * NEAR_SCORE),
    chapters: chapters.filter(({ articles }) => articles.length > 0).toSorted((a, b) => nearest(b) - nearest(a)),
    inPart: hits.length > 0 && hits.every(({ part }) => part < WHOLE),
    isFar: hits.length > 0 && hits.every(({ part }) => part < NEAR),
  }
}

/** Returns the lines that have a synonym which makes up most of the query. */
const calledLines = (lines: readonly ArticleLine[], typed: string): readonly ArticleLine[] =>
  lines.filter((line) => partCalled(LINE_SYNONYMS.get(line) ?? [], lettersIn(typed)) >= CALLS)

/**
 * A statement counts as an answer if its own score is at least this share of the best own score in its article:
 * `AS_GOOD` for a hit, `NEARLY` for a line or note that is shown beside it.
 */
const AS_GOOD = 0.95
const NEARLY = 0.55
/** A statement whose own score is lower than this does not count as an answer. */
const LEAST = 0.3

/**
 * Returns the lines and notes of an article whose own score is at least the given share of the best own score in the
 * article.
 */
const bestIn = (article: Article, typed: string, share: number): readonly Statement[] => {
  const one = bookIndex.peek().articles.get(article)
  if (one === undefined) return []
  const scored = scoresIn(one, parse(typed)).filter(({ statement }) => statement.line ?? statement.note)
  const best = Math.max(...scored.map(({ own }) => own))
  return scored.filter(({ own }) => own >= LEAST && own >= best * share).map(({ statement }) => statement)
}

const linesIn = (statements: readonly Statement[]): readonly ArticleLine[] =>
  statements.flatMap(({ line }) => line ?? [])

const notesIn = (statements: readonly Statement[]): readonly string[] => statements.flatMap(({ note }) => note ?? [])

/** Returns the lines of an article that match the query best; an empty list if most lines match equally. */
export const hitsIn = (article: Article, typed: string): readonly ArticleLine[] => {
  const said = spokenLines(article.id, typed).lines
  if (said.length > 0) return said
  const named = article.lines.filter(({ id }) => id === typed.trim().toUpperCase())
  if (named.length > 0) return named
  const called = calledLines(article.lines, typed)
  if (called.length > 0) return called
  const hits = linesIn(bestIn(article, typed, AS_GOOD))
  return hits.length > Math.max(1, article.lines.length / 2) ? [] : hits
}

/** A table that has at most this many lines is shown in full. */
const SHORT_TABLE = 8

/** If no line matches, a table with at most this many lines is shown in full. */
const LONG_TABLE = 40

/** Matches a query about the order of the rows of a table. */
const ORDER = /순서|차례/

/** The lines and notes of an article that match a query. */
export type Answering = { readonly lines: readonly ArticleLine[]; readonly notes: readonly string[] }

/**
 * Returns the lines and notes that answer a query. For a row or a requirement: the lines that contain it. For a
 * screen's message: the lines that contain the message, with their notes. For other words: all lines if the table is
 * short or the query is about the order of its checks; only the lines that match nearly as well as the best line if the
 * table is long. The best-matching notes are added.
 */
export const answersIn = (article: Article, typed: string): Answering => {
  const said = spokenLines(article.id, typed).lines
  const notes = notesOf(article)
  if (said.length > 0)
    return {
      lines: said,
      notes: notes.filter((note) =>
        said.some(({ id }) => id !== null && new RegExp(String.raw`${id}(?!\d)`).test(note)),
      ),
    }
  const hits = hitsIn(article, typed)
  const isName = articleOfLine(typed) !== undefined || isRequirement(typed)
  if (isName) return { lines: hits, notes: notes.filter((note) => referencesAtEnd(note).includes(typed.toUpperCase())) }
  const near = bestIn(article, typed, NEARLY)
  const isOrder = ORDER.test(typed) && article.rule !== undefined
  const isWhole = article.lines.length <= (hits.length === 0 ? LONG_TABLE : SHORT_TABLE)
  if (isWhole || isOrder) return { lines: article.lines, notes: notesIn(near) }
  if (calledLines(article.lines, typed).length > 0) return { lines: hits, notes: notesIn(near) }
  return { lines: linesIn(near), notes: notesIn(near) }
}

/** Returns the lines and notes that the page marks: those that match as well as the best of the article. */
export const markedIn = (article: Article, typed: string): Answering => ({
  lines: ORDER.test(typed) && article.rule !== undefined ? [] : hitsIn(article, typed),
  notes: spokenLines(article.id, typed).lines.length > 0 ? [] : notesIn(bestIn(article, typed, AS_GOOD)),
})
