import { describe, expect, it } from 'vitest'
import { ENTITY_TYPE_ROWS } from '../business/entity-type.ts'
import { settingChoices } from '../settings/parse-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { DATED_NOTICES } from '../notice/dated-notices.table.ts'
import { OPINION_ACTION_LABELS, OPINION_TRANSITIONS } from '../opinion/transitions.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import { SETTINGS_REFERENCE_TABLE } from '../settings/settings.rules.ts'
import { CARRIER_REQUEST_CHECKS } from '../proof/carrier-request.ts'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_REFERENCE_TABLES, ALL_RULES } from './rule-book.ts'
import { makeChecklistRuleEntry, makeMachineEntry } from './rule-entry.ts'

const ruleOf = (prefix: string) => ALL_RULES.find((rule) => rule.prefix === prefix)

/** Returns the words for the values that one fact has in the cases of a rule: in order, each exactly once. */
const given = (prefix: string, name: string) => [
  ...new Set(
    ruleOf(prefix)?.cases.flatMap((entry) => entry.given.filter(([key]) => key === name).map(([, word]) => word)) ?? [],
  ),
]

const firstRows = (title: string, count: number) =>
  ALL_REFERENCE_TABLES.find((table) => table.title === title)
    ?.rows.slice(0, count)
    .map(({ cells }) => cells.join(' | '))

describe('the composed words of the rule book', () => {
  it('[A-105] the cases show each entry of an application form in words', () => {
    expect(given('SB', '관리구분')).toEqual(['개인사업자', '법인사업자'])
    expect(given('SB', '신청유형')).toEqual(['‘’'])
    expect(given('SB', '확인')).toEqual([
      '실명인증 완료, 사업자 조회 완료, 계좌인증 안 함',
      '실명인증 안 함, 사업자 조회 완료, 계좌인증 완료',
      '실명인증 완료, 사업자 조회 안 함, 계좌인증 완료',
    ])
    expect(given('SB', '휴대폰번호')).toContain('‘0101234567’')
    expect(given('SB', '은행')).toEqual(['없음'])
    expect(given('SB', '공공마이데이터·과세정보 동의')).toEqual(['하나 이상 거부'])
    expect(given('SB', '첨부한 증빙서류')).toEqual(['부가가치세 과세표준증명', '사업자등록증'])
  })

  it('[A-001] the table shows the traits of each kind of applicant', () =>
    expect(
      ALL_REFERENCE_TABLES.find(({ source }) => source === ENTITY_TYPE_ROWS)?.rows.map(({ cells }) => cells),
    ).toEqual([
      ['법인사업자', '법인명', '법인의 번호', '예', '예', '표준재무제표증명', '법인'],
      ['개인사업자', '상호명', '개인의 번호', '아니요', '아니요 (12월)', '부가가치세 증명', '대표자 본인'],
      ['모름 (ET-4)', '상호명 또는 법인명', '가리지 않음', '원하면', '예', '–', '–'],
    ]))

  it('dated notices have search words', () =>
    expect(ALL_REFERENCE_TABLES.find(({ source }) => source === DATED_NOTICES)?.synonyms).toEqual([
      ...[
        '컴퓨터 시계',
        '날짜는 어느 나라 시간',
        '점검 시간 종료',
        '점검 종료',
        '언제 닫히나',
        '점검 시간',
        '점검 시간은 언제',
        '서비스 중단',
        '접수 기간',
        '신청 기간',
      ],
    ]))

  it('[A-082] the words describe how strictly each document is required', () =>
    expect(ruleOf('RD')?.rows.map(({ verdict }) => verdict)).toEqual([
      '내지 않는다',
      '사업자등록증 (필수), 표준재무제표증명 (필수), 부가가치세 과세표준증명 (필수)',
      '사업자등록증 (필수), 표준재무제표증명 (필수), 부가가치세 과세표준증명 (선택)',
      '사업자등록증 (필수), 표준재무제표증명 (필수)',
      '사업자등록증 (필수), 부가가치세 과세표준증명 (필수)',
      '사업자등록증 (필수), 부가가치세 과세표준증명 (필수)',
      '사업자등록증 (필수), 부가가치세 면세사업자 수입금액증명 (필수)',
      '사업자등록증 (필수), 부가가치세 과세표준증명 (둘 중 하나), 부가가치세 면세사업자 수입금액증명 (둘 중 하나)',
    ]))

  it('[A-069] the words describe the middle part of a business number', () => {
    expect(ruleOf('NK')?.rows.map(({ when, verdict }) => `${when['middle']} ${verdict}`)).toEqual([
      '00 없는 번호',
      '01~80 개인',
      '81~89 법인',
      '90~99 개인',
    ])
    expect(ruleOf('NK')?.facts[0]?.choices[1]).toEqual([1, '01'])
    expect(ruleOf('NK')?.decide({ middle: 0 })).toEqual({ rule: 'NK-1', verdict: '없는 번호' })
    expect(ruleOf('NK')?.decide({ middle: 99 })).toEqual({ rule: 'NK-4', verdict: '개인' })
  })

  it('[P-146] the words describe opinions with their answers', () => {
    expect(given('OP', '의견 (오래된 것부터)').slice(0, 4)).toEqual([
      '없음',
      '답변 없음',
      '답변 있음',
      '답변 없음, 답변 없음',
    ])
    expect(ruleOf('OP')?.cases.flatMap(({ proves }) => proves)).toContain('P-146')
    expect(ruleOf('OP')?.parameters).toEqual(['MAX_OPINIONS'])
  })

  it('[A-276] an application first has only an application number', () =>
    expect(ALL_MACHINES.find(({ prefix }) => prefix === 'TA')?.first).toBe('registered'))

  it('[A-190] the words describe proofs with status and amount', () => {
    expect(given('NP', '증빙')).toEqual(
      expect.arrayContaining([
        '없음',
        '택배사 조회 제출',
        '배달·택배 이용 지급완료 150,000원, 배달·택배 이용 지급완료 150,000원',
      ]),
    )
    expect(given('RG', '영업증빙 파일')).toEqual(['없음', '정상', '정상, 파일이 담기지 않음'])
    expect(['동의', '증빙유형', '기간', '구분'].map((name) => given('RG', name))).toEqual([
      ['예', '아니요'],
      ['배달·택배 이용', '직접배달', '없음'],
      ['2024', '없음', '2024, 2025'],
      ['금액', '건', '없음'],
    ])
    expect(given('NP', '결정금액')).toEqual(['없음', '299,999원', '300,000원', '150,000원'])
  })

  it('[A-142] [E-037] the words describe the meaning of a status', () => {
    expect(firstRows('신청의 진행상태가 뜻하는 것', 1)).toEqual(['신청 | 1단계 신청완료 | 선정 전 | 예'])
    expect(
      ALL_REFERENCE_TABLES.find(({ title }) => title === '신청의 진행상태가 뜻하는 것')?.rows.some(({ cells }) =>
        cells.includes('없음'),
      ),
    ).toBe(true)
    expect(firstRows('날짜가 정해진 공지와 점검', 2)).toEqual([
      '6월 안내 팝업 | 정하지 않음 | 2025-06-30 02:00 | 팝업과 함께',
      '2월 점검 안내 팝업 | 2025-02-24 23:00 | 2025-02-25 01:00 | 팝업과 함께',
    ])
  })
})

describe('the computed reference tables', () => {
  const linesOf = (title: string) =>
    ALL_REFERENCE_TABLES.find((entry) => entry.title === title)?.rows.map(({ cells }) => cells.join(' | '))

  it('[E-100] [E-101] [E-108] [E-133] the book lists the pages that offer each certification method', () =>
    expect(linesOf('본인인증 수단')).toEqual([
      '간편인증 (신청) | 있음 | 없음 | 다시 고르게 한다',
      '간편인증 (결과조회) | 없음 | 있음 | 다시 고르게 한다',
      '휴대폰 인증 | 있음 | 있음 | 다시 고르게 한다',
      '금융인증서 | 있음 | 있음 | 다시 고르게 한다',
      '공동인증서 | 있음 | 있음 | 다시 고르게 한다',
      '아이핀(I-PIN) 인증 | 있음 | 있음 | 취소로 안내한다',
    ]))

  it('[E-106] [E-133] [E-115] [A-032] the book lists each certification method with its window', () =>
    expect(linesOf('본인인증의 번호와 기록')).toEqual([
      '간편인증 (신청) | 인증기관 화면을 연다 (운영 설정) | 838×610픽셀 | act_13 | SIMPLE | 예 | 예',
      '간편인증 (결과조회) | 통합인증을 요청한다 | 838×610픽셀 | act_14 | SIMPLE | 예 | 예',
      '휴대폰 인증 | 휴대폰 인증기관의 양식을 연다 | 480×812픽셀 | act_3 | NICE | 아니요 | 아니요 (KMC는 예)',
      '금융인증서 | 금융인증서를 요청한다 | 400×640픽셀 | act_10 | FINANCE | 아니요 | 예',
      '공동인증서 | 통합인증을 요청한다 | 400×640픽셀 | act_11 | JOINT | 아니요 | 예',
      '아이핀(I-PIN) 인증 | 통합인증을 요청한다 | 450×550픽셀 | act_12 | IPIN | 아니요 | 예',
    ]))

  it('[E-134] [A-225] the book lists the queued actions with their numbers', () =>
    expect(linesOf('줄을 서는 일')).toEqual(
      expect.arrayContaining(['첫 화면에서 신청이나 결과조회를 누름 | act_1 | 예', '증빙 보완 | debug | 예']),
    ))

  it("[A-005] the book lists the limits of the application form's fields", () =>
    expect(linesOf('신청서 칸의 길이와 선택지')).toEqual([
      '신청자 이름 | 100자까지',
      '법인명 또는 상호명 | 30자까지',
      '예금주 | 60바이트까지 (영문·숫자·기호·띄어쓰기는 1바이트, 다른 글자는 2바이트, 한글만이면 30자)',
      '법인등록번호 앞자리 | 숫자 6자리',
      '법인등록번호 뒷자리 | 숫자 7자리',
      '주민등록번호 앞자리 | 숫자 6자리',
      '주민등록번호 뒷자리 | 숫자 7자리. 이 누리집은 저장하지 않고, 보내거나 취소하거나 화면을 떠날 때까지만 기억한다 (A-233). 실명인증과 신청 제출에만 보낸다 (A-234). 기관이 받은 뒤의 보유는 제68조',
      '휴대폰번호 | 숫자 11자리',
      '휴대폰번호의 시작 (82, +82는 0으로 읽음) | 01',
      '계좌번호 | 숫자 16자리까지. 짧아도 막지 않으며, 은행이 모르면 NM-1, CE-5',
      '예금주를 견주는 길이 (NM) | 앞 12바이트',
      '은행코드 | 3자리, 모자라면 앞에 0을 붙인다',
      '신청서류 파일 하나 | 10,485,760바이트까지',
      '개업일자 | 1000-01-01부터 오늘까지',
      '법인사업자의 결산월 | 3월, 6월, 9월, 12월 가운데 하나',
      '개인사업자의 결산월 | 12월',
    ]))

  it('[E-001] [P-236] the book lists the length of a session', () =>
    expect(linesOf('모든 화면의 시간과 한도')).toEqual(
      expect.arrayContaining([
        '사업자등록번호 가운데 부분 | 숫자 2자리',
        '인증 유효시간 (세션) | 3600초 (60분)',
        '끝나기 전에 안내하는 때 (CD) | 300초 (5분)',
        '서버의 응답을 기다리는 시간 | 5초',
        '팝업이 놓이는 높이 (z-index) | 99,999에 우선순위를 더한 값',
        '점검 안내를 다시 묻지 않는 시간 | 5분',
      ]),
    ))

  it('[P-299] [P-030] [P-170] the book lists the limits of the queue', () => {
    expect(linesOf('대기의 한도')).toContain('주소가 차단되었을 때 세는 수 | 200번')
    expect(linesOf('증빙 등록 칸의 한도')).toContainEqual(
      expect.stringContaining('총 증빙금액 | 쉼표까지 15글자 (숫자 12자리)'),
    )
    expect(linesOf('증빙·의견 파일의 한도')).toContain('줄인 사진의 품질 | 0.95')
  })

  it('[A-022] [A-023] the book lists the audience of each consent', () => {
    const rows = (linesOf('동의 항목과 보유기간') ?? []).map((row) => row.split(/ \| (?:필수|선택), /)[0] ?? '')
    const sets = (linesOf('동의의 목적과 항목') ?? []).map((row) => row.split(' | ').slice(0, 2).join(' | '))
    expect(rows).toHaveLength(18)
    expect(rows).toContain('과세정보 제공 및 이용 동의 | 모두에게')
    expect(sets).toContain('과세정보 제공 및 이용 동의 | v3, admin')
    expect(rows.filter((row) => row.includes('신속지급 신청자에게만')).map((row) => row.slice(0, 2))).toEqual([
      '배달',
      '배달',
    ])
    expect(rows.at(-1)).toBe('행정정보 공동이용 사전동의 | 지금 설정에서는 아무에게도 묻지 않는다')
    expect(sets.at(-1)).toBe('행정정보 공동이용 사전동의 | admin')
  })

  it('[A-021] [A-035] [D2-102] the book lists the consequences of refusing a consent', () => {
    const refused = (title: string) =>
      (linesOf('동의 항목과 보유기간') ?? [])
        .find((row) => row.startsWith(title))
        ?.split(' | ')
        .slice(-2)
    expect(refused('과세정보 제공')).toEqual([
      '종료일부터 5년',
      '신청할 수 없다: 거부로 저장되면 접수하지 않는다 (CC-2)',
    ])
    expect(refused('사업 안내 및 홍보')).toEqual(['동의일부터 2년', '신청과 심사에 불이익이 없다'])
    expect(refused('배달플랫폼·배달대행사로부터')?.[1]).toContain('확인지급은 전화로 문의한다')
    expect(refused('본인정보 제공 방법')?.[1]).toBe('증빙서류를 낸다 (RD)')
  })

  it('[P-022] [P-023] [P-050] [P-081] the book lists the evidence of a delivery', () => {
    const kinds = linesOf('증빙유형과 세부유형') ?? []
    expect(kinds).toHaveLength(14)
    expect(kinds[0]).toBe('배달·택배 이용 1 | 전자세금계산서 | 실적증빙')
    expect(kinds.filter((row) => row.includes('영업증빙')).map((row) => row.split(' | ')[0])).toEqual(
      [3, 4, 6, 7, 8].map((number) => `직접배달 ${number}`),
    )
    expect(linesOf('이용내역을 조회하는 택배사')?.at(-1)).toBe('우체국 | 6번째')
  })
})

describe('the settings of a deployment', () => {
  const rows = SETTINGS_REFERENCE_TABLE.rows.map(({ cells }) => cells.join(' | '))

  it('[A-023] [A-084] [A-174] [D2-16] the settings are listed with their meaning, default and alternatives', () =>
    expect(rows).toEqual(
      expect.arrayContaining([
        '어느 동의 항목을 묻고 저장하는가 | v3: 개인정보, 과세정보, 확인, 배달, 공공마이데이터 | admin: 행정정보 공동이용, 과세정보, 공공마이데이터 | consentSet',
        '증빙서류를 내는 신청자에게 납세증명서도 받는가 (RD) | false: 받지 않는다 | true: 받는다 | paymentCertificates',
        '지급완료와 취소를 뺀 어느 진행상태에서 신청자가 계좌를 바꿀 수 있는가 (TA-2, TA-3) | 이체결과오류 | 정하는 대로 | accountEditStatuses',
        '증빙 하나에 실적증빙 파일을 (직접배달의 확약서도 세어) 몇 개까지 올릴 수 있는가 | 제한 없음 | 정하는 대로 | performanceMaxFiles',
      ]),
    ))

  it('each choice of a setting has words', () => {
    for (const row of rows.filter((row) => !row.includes(' | 정하는 대로 | '))) {
      const setting = row.split(' | ').at(-1) as keyof Settings
      for (const choice of settingChoices(setting) ?? ['true', 'false']) expect(row).toContain(` ${choice}: `)
    }
  })

  it('the rows that depend on a setting show the default', () => {
    const nameOf = (id: string) => ruleOf('SB')?.facts.find(({ fact }) => fact === id)?.name
    expect(nameOf('SB-302')).toContain('지금 설정: 계좌인증만 조건이다')
    expect(nameOf('SB-901')).toContain('지금 설정: 제출할 수 없다')
  })
})

describe('a check or a state', () => {
  it('does not compile without a text', () => {
    const checklist = CARRIER_REQUEST_CHECKS
    const heading = { prefix: 'CR', title: '', question: '' } as const
    const words = { refusals: {}, passed: '', cases: [] } as const
    // @ts-expect-error CR-4 has no text
    makeChecklistRuleEntry({ ...heading, ...words, checklist, broken: { 'CR-1': '', 'CR-2': '', 'CR-3': '' } })
    const machine = OPINION_TRANSITIONS
    // @ts-expect-error an answered opinion has no text
    const entry = makeMachineEntry({ ...heading, machine, actions: OPINION_ACTION_LABELS, states: { waiting: '' } })
    expect(entry.states).toEqual({ waiting: '' })
  })
})

describe('[A-004] [P-298] the numbers of the programme', () => {
  it('the numbers of the programme are listed in words', () =>
    expect(ALL_PARAMETERS.map(({ name, value }) => [name, value])).toEqual([
      ['SUPPORT_CEILING', '300,000원'],
      ['DEFAULT_SUPPORT_AMOUNT', '1,000,000원'],
      ['INITIAL_DECIDED_AMOUNT', '0원'],
      ['SUPPORT_PER_CASE', '5,000원'],
      ['SALES_CEILING', '300,000,000원'],
      ['SALES_YEARS', '2023년, 2024년'],
      ['LAST_OPENING_DAY', '2024-12-31'],
      ['USAGE_PERIOD', '2024년 1월부터 2025년 12월까지'],
      ['COMBINED_USAGE_MUST_EXCEED', '300,000원'],
      ['SUPPLEMENT_DAYS', '7일'],
      ['SURCHARGE_PERCENT', '거짓 수급 500%, 요건 미비 100%'],
      ['ACCOUNT_CHECK_RETRY_MINUTES', '30분'],
      ['DRAFT_LIFE_HOURS', '24시간'],
      ['CONSENT_VERSION', '3.0.0'],
      ['CARRIER_LOOKUP_MONTHS', '1개월'],
      ['PROOF_YEARS', '2024년, 2025년'],
      ['MAX_PROOF_CASES', '100건'],
      ['MAX_BASE_FILES', '3개'],
      ['MAX_OPINION_FILES', '5개'],
      ['MAX_OPINIONS', '2번'],
      ['MAX_OPINION_LENGTH', '200자'],
      ['MAX_FILE_SIZE_BYTES', '10MB'],
      ['MAX_RESULT_PROOFS', '3건'],
      ['TELEPHONE_HOURS_TEXT', '평일 9시~18시'],
      ['REGIONAL_CENTRE_COUNT', '77곳'],
    ]))

  it('the numbers of the programme are formatted for sentences', () =>
    expect(PROGRAMME_PLACEHOLDERS).toMatchObject({
      firstUsageYear: '2024년',
      proofYears: '2024년과 2025년',
      megabytes: 10,
    }))
})
