import { describe, expect, it } from 'vitest'
import { ALL_MACHINES, ALL_RULES } from '#book/rule-book'
import { transitionsOf } from '#domain/kernel/transitions'
import { SERVER_TEXT } from '../../fake-server/http/server-text.ts'
import { MESSAGE_TABLES } from '../../src-ui/testing/message-tables.ts'
import { ALERTS } from './alerts.ts'
import { ARTICLES, sentencesOfLine } from './articles.ts'
import { fillKnownPlaceholders, screenWordsOf } from './screen-words.ts'

/** The sentences that the book quotes, without their quotation marks. */
const QUOTED = new Set(
  ARTICLES.flatMap((article) => article.lines.flatMap((line) => sentencesOfLine(article, line))).map((one) =>
    one.replaceAll(/[“”]/g, ''),
  ),
)

/** The message tables that the book leaves out: of the test tools, and one that only a changed setting uses. */
const NOT_QUOTED = ['TEST_TOOLS_MESSAGES', 'verifyAccountMessages retry30']

/**
 * Verdicts for which no screen has a message, besides `ok`: those that are only displayed, and those on which a page
 * acts silently.
 */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  NK: ['individual', 'corporate'],
  ET: ['corporate', 'individual', 'unknown'],
  PT: ['rapid', 'confirmed'],
  AC: ['found'],
  TP: ['standard', 'simplified', 'exempt', 'unknown'],
  CC: ['declined', 'complete'],
  LA: ['fail', 'resave', 'search'],
  AL: ['empty', 'ended', 'endedEmpty', 'notCertified', 'retry', 'show'],
  FM: ['emptyFile', 'failed', 'refused', 'timedOut'],
  SO: ['failed'],
  CX: ['send'],
  SV: ['alreadySaved', 'infoMissing', 'mydataMissing', 'received', 'save'],
  BN: ['clearApplication', 'clearPerson', 'keep'],
  DN: ['ask', 'continue'],
  PS: ['absent', 'other', 'same'],
  SR: ['done', 'failed', 'other', 'partly', 'refused'],
  OA: ['new', 'old'],
  MN: ['announce', 'silent'],
  RV: ['none'],
  NC: ['ask', 'save'],
  WH: ['application', 'result'],
  IR: ['cancelled', 'certified', 'failed', 'windowCancelled'],
  EE: ['extended', 'failed', 'over', 'refused'],
  AF: ['failed', 'forbidden', 'login'],
  CA: ['alongside', 'first', 'none'],
  PO: ['none', 'read', 'request'],
  EX: ['extend', 'over', 'refused'],
  GW: ['byRow', 'neverCertified', 'unkept'],
  CT: ['certifies', 'continues'],
  GC: ['agree', 'agreeRequired', 'disagree', 'none'],
  OW: ['own'],
  CU: ['notConfirmed'],
  IK: ['run', 'repeat'],
  DT: ['notAsked', 'found'],
  NR: ['keep', 'request'],
  UP: ['otherUrl', 'expired', 'used', 'otherType', 'tooLarge'],
  SK: ['same'],
  RA: ['none'],
  NX: ['byStatus'],
  SH: ['none'],
  AW: ['edit'],
  DF: ['obsolete', 'sendable'],
  SE: ['proofNotOpen', 'notWritten', 'ended'],
  PD: ['transferError', 'own'],
  FE: ['asIs'],
  GD: ['null', 'on'],
  RT: ['/aply-result', '/onslf-check-result'],
  MA: ['open'],
  CB: ['any'],
  CD: ['lastCheck', 'none'],
  RM: ['restart', 'continue'],
  PV: ['show', 'hide'],
  MW: ['first', 'earliest', 'default'],
  QE: ['start', 'startWithoutSlot', 'wait'],
  QC: ['done', 'error'],
}

describe('the rule book', () => {
  it.each(ALL_RULES.filter(({ prefix }) => prefix !== 'RD').map((rule) => [rule.prefix, rule] as const))(
    'contains a sentence for every shown verdict of %s',
    (prefix, { rows }) => {
      const without = rows
        .filter((row) => row.code !== 'ok' && screenWordsOf(prefix, row).length === 0)
        .map(({ code }) => String(code))
      expect([...new Set(without)].toSorted()).toEqual([...(SILENT[prefix] ?? [])].toSorted())
    },
  )

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

  it('has a message for each failed action that is listed', () => {
    const alerts = ARTICLES.filter(({ id }) => id === 'alerts').flatMap(({ lines }) => lines)
    const printedActions = alerts.flatMap(({ cells }) => String(cells[1]).split(' · '))
    const silent = ALERTS.filter(([doing]) => !printedActions.some((one) => one.startsWith(doing)))
    expect(silent.map(([doing]) => doing)).toEqual([])
  })

  it('lists each message outside of rules once', () => {
    const lines = ARTICLES.filter(({ id }) => id === 'alerts').flatMap((article) => article.lines)
    const messages = lines.map(({ cells }) => String(cells[0]))
    expect(messages.filter((message, index) => messages.indexOf(message) !== index)).toEqual([])
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
