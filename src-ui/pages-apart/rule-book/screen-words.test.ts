import { describe, expect, it } from 'vitest'
import { transitionsOf } from '#domain/kernel/transitions'
import { ALL_MACHINES, ALL_RULES } from '#domain/rule-book/rule-book'
import { MESSAGE_TABLES } from '../../testing/message-tables.ts'
import { ARTICLES, sentencesOfLine } from './articles.ts'
import { fillKnownPlaceholders, screenWordsOf, SERVER_SENTENCES } from './screen-words.ts'
import { findArticleHighlights } from './answers.ts'
import { searchBook } from './search.ts'

/** The sentences that the book quotes, without their quotation marks. */
const QUOTED = new Set(
  ARTICLES.flatMap((article) => article.lines.flatMap((line) => sentencesOfLine(article, line))).map((one) =>
    one.replaceAll(/[“”]/g, ''),
  ),
)

/** Message tables that the book leaves out: of the test tools, and of a setting that differs from its default. */
const NOT_QUOTED = ['TEST_TOOLS_MESSAGES', 'verifyAccountMessages retry30']

const nearest = (typed: string) => searchBook(typed).chapters[0]?.articles[0]

/**
 * Verdicts for which no screen has a message, besides `ok`: those that are only displayed, and those on which a page
 * acts silently.
 */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  SC: ['continue'],
  BZ: ['continue'],
  NK: ['individual', 'corporate'],
  ET: ['corporate', 'individual', 'unknown'],
  PT: ['rapid', 'confirmed'],
  AC: ['found'],
  TP: ['standard', 'simplified', 'exempt', 'unknown'],
  CC: ['declined', 'complete'],
  CX: ['send'],
  GC: ['agree', 'agreeRequired', 'disagree', 'none'],
  OW: ['own'],
  SK: ['same'],
  RA: ['none'],
  NX: ['byStatus'],
  SH: ['none'],
  AW: ['edit'],
  DF: ['obsolete', 'sendable'],
  SE: ['proofNotOpen', 'notWritten', 'ended'],
  PD: ['transferError', 'own'],
  FE: ['asIs'],
  OP: ['write'],
  GD: ['null', 'on'],
  RT: ['/aply-result', '/onslf-check-result'],
  MA: ['open'],
  CD: ['lastCheck', 'none'],
  RM: ['restart', 'goOn'],
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
    for (const said of lines) expect(said).not.toEqual([])
  })

  it('contains every server sentence that a person may read', () => {
    const silent = /^officer\.|^server\.(?:fault|unknownHost|reapplyDone)$/
    const missing = Object.entries(SERVER_SENTENCES).flatMap(([key, text]) =>
      silent.test(key) || QUOTED.has(fillKnownPlaceholders(text)) ? [] : [key],
    )
    expect(missing).toEqual([])
  })

  it('contains the message about every failure outside the test tools', () => {
    const missing = MESSAGE_TABLES.filter(([name]) => !NOT_QUOTED.includes(name)).flatMap(([name, rows]) =>
      Object.entries(rows).flatMap(([tag, { text }]) =>
        text === '' || QUOTED.has(fillKnownPlaceholders(text)) ? [] : [`${name}.${tag}`],
      ),
    )
    expect(missing).toEqual([])
  })

  it('fills every placeholder in a sentence of the rule book', () => {
    for (const article of ARTICLES)
      for (const line of article.lines)
        for (const said of sentencesOfLine(article, line)) expect(said).not.toMatch(/[{}]|undefined/)
  })
})

describe('searchBook, for a sentence that a person reads out', () => {
  const sentences = new Set(
    ARTICLES.flatMap((article) => article.lines.flatMap((line) => sentencesOfLine(article, line))).filter(
      (said) => said.replaceAll(/[^가-힣]/g, '').length >= 7,
    ),
  )

  it('finds the right article first for every sentence of a rule', () => {
    expect(sentences.size).toBeGreaterThan(250)
    for (const said of sentences) {
      const first = nearest(said)
      const plain = (text: string) => text.replaceAll(/[^가-힣]/g, '')
      const marked = first === undefined ? [] : findArticleHighlights(first, said).lines
      expect([said, marked.flatMap((line) => (first ? sentencesOfLine(first, line) : [])).map(plain)]).toEqual([
        said,
        expect.arrayContaining([plain(said)]),
      ])
    }
  })

  it.each([
    ['의견제출은 2회까지만 가능합니다', 'OP'],
    ['의견제출은 보류 상태에서만 가능합니다', 'OP'],
    ['개인인증은 필수입니다', 'GD'],
    ['인증정보가 만료되었습니다. 다시 인증해주세요.', 'GD'],
    ['본인인증 정보로 이미 신청접수', 'RA'],
    ['예금주 조회에 실패', 'NM'],
    ['N건의 보완요청 상태가 있습니다', 'SU'],
    ['3건의 보완요청 상태', 'SU'],
    ['신청결과가 없습니다', 'alerts'],
    ['이미 "택배" 증빙이 존재하여 제출할 수 없습니다', 'RE'],
    ['폐업된 사업자등록번호입니다', 'BZ'],
    ['국세청에 등록되지 않은 번호입니다', 'BZ'],
    ['누락된 필수값이 있습니다', 'SB'],
    ['이용 택배사 목록중 최소 1개이상 선택해주세요', 'CR'],
    ['증빙제출 가능한 상태가 아닙니다', 'RE'],
    ['허용된 파일 형식이 아닙니다', 'FD'],
    ['지원되지 않는 파일 형식입니다', 'FE'],
    ['심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다', 'TA'],
    ['배달·택배비 지원 대상자가 아닙니다', 'SC'],
    ['접근 권한이 없습니다', 'GD'],
    ['이미 다른 증빙에 사용된 파일입니다', 'SF'],
    ['계좌정보가 일치하지 않습니다', 'CE'],
    ['그 사이 신청정보가 변경되어 수정하지 않았습니다', 'ED'],
  ])('for %s, finds %s', (typed, article) => expect(nearest(typed)?.id).toBe(article))
})
