import { describe, expect, it } from 'vitest'
import { ALL_MACHINES, ALL_RULES } from '#book/rule-book'
import { transitionsOf } from '#domain/kernel/transitions'
import { SERVER_TEXT } from '#server-rules/server-text'
import { MESSAGE_TABLES } from '#ui/testing/message-tables.ts'
import { ARTICLES, sentencesOfLine } from './articles.ts'
import { GUARD_SENTENCES } from './screen-texts.ts'
import { MESSAGES, fillKnownPlaceholders, screenWordsOf } from './screen-words.ts'

/** Returns the sentences that these articles quote, without their quotation marks. */
const quotedIn = (articles: typeof ARTICLES): ReadonlySet<string> =>
  new Set(
    articles
      .flatMap((article) => article.lines.flatMap((line) => sentencesOfLine(article, line)))
      .map((one) => one.replaceAll(/[“”]/g, '')),
  )

const QUOTED = quotedIn(ARTICLES)

/** The message tables that the book leaves out: of the test tools, and one that only a changed setting uses. */
const NOT_QUOTED = ['TEST_TOOLS_MESSAGES', 'verifyAccountMessages retry30']

describe('the rule book', () => {
  it('has each message about one row at a row of the same rule or machine', () => {
    const rowIds = new Set(
      [...ALL_RULES.map(({ rows }) => rows), ...ALL_MACHINES.map(({ machine }) => machine)].flatMap((rows) =>
        rows.map(({ id }) => id),
      ),
    )
    const messagedRows = Object.values(MESSAGES).flatMap((messages) =>
      Object.keys(messages).filter((name) => /^[A-Z]+-\d+$/.test(name)),
    )
    expect(messagedRows.length).toBeGreaterThan(5)
    expect(messagedRows.filter((id) => !rowIds.has(id))).toEqual([])
  })

  it('contains a sentence for every refusal that an applicant can meet', () => {
    const lines = ALL_MACHINES.flatMap(({ prefix, machine }) =>
      transitionsOf(machine).flatMap(({ id, who, given }) =>
        who === 'applicant' && given !== undefined ? [screenWordsOf(prefix, { id, code: given.refuses })] : [],
      ),
    )
    expect(lines.length).toBeGreaterThan(2)
    for (const message of lines) expect(message).not.toEqual([])
  })

  it('contains every server sentence that a person may read', () => {
    const silent = /^officer\.|^server\.(?:fault|unknownHost|reapplyDone)$/
    const missingKeys = Object.entries(SERVER_TEXT).flatMap(([key, text]) =>
      silent.test(key) || QUOTED.has(fillKnownPlaceholders(text)) ? [] : [key],
    )
    expect(missingKeys).toEqual([])
  })

  it('contains the message about every failure outside the test tools', () => {
    const missingNames = MESSAGE_TABLES.filter(([name]) => !NOT_QUOTED.includes(name)).flatMap(([name, rows]) =>
      Object.entries(rows).flatMap(([tag, { text }]) =>
        text === '' || QUOTED.has(fillKnownPlaceholders(text)) ? [] : [`${name}.${tag}`],
      ),
    )
    expect(missingNames).toEqual([])
  })

  it('[E-151] [E-152] [E-153] [A-011] has the sentence of every guard at a row of the guards', () => {
    const quoted = quotedIn(ARTICLES.filter(({ id }) => id === 'GD'))
    expect(quoted.size).toBeGreaterThan(5)
    expect(Object.values(GUARD_SENTENCES).filter((text) => !quoted.has(text))).toEqual([])
  })

  it('fills every placeholder in a sentence of the rule book', () => {
    for (const article of ARTICLES)
      for (const line of article.lines)
        for (const sentence of sentencesOfLine(article, line)) expect(sentence).not.toMatch(/[{}]|undefined/)
  })

  it('quotes only the refusal of the officer API where an officer is refused', () => {
    const refusable = ALL_MACHINES.flatMap(({ prefix, machine }) =>
      transitionsOf(machine).flatMap(({ id, who, given }) =>
        who === 'officer' && given !== undefined ? [{ prefix, id, code: given.refuses }] : [],
      ),
    )
    expect(refusable.map(({ id }) => id)).toEqual(['TA-13', 'TA-16', 'TA-17', 'TM-6', 'TM-7', 'TM-11'])
    const words = refusable.flatMap(({ prefix, ...row }) => screenWordsOf(prefix, row))
    expect(new Set(words.map(({ text }) => text))).toEqual(new Set([SERVER_TEXT['officer.notAllowed']]))
  })
})
