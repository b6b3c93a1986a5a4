import { describe, expect, it } from 'vitest'
import { GUARDS_RULE_ENTRY, PAGE_NEEDS_REFERENCE_TABLE } from './guards.rules.ts'

const textOf = (given: readonly (readonly [unknown, unknown])[]) => given.map((pair) => pair.join(': ')).join(' / ')

describe("the rule book's entry for opening a page", () => {
  it('[E-151] [E-158] [E-157] contains a row for each visitor', () => {
    expect(GUARDS_RULE_ENTRY.source).toHaveLength(2)
    expect(
      GUARDS_RULE_ENTRY.rows.map(({ id, when, verdict }) => [id, ...Object.values(when), '→', verdict].join(' ')),
    ).toEqual([
      'GD-1 끝에 빗금이 붙은 주소 → 빗금을 뗀 화면으로 보낸다',
      'GD-2 /bzmn-result-admin → / 화면으로 보낸다',
      'GD-3 /coming-soon 아니요 → / 화면으로 보낸다',
      'GD-4 점검 중에 닫히는 화면 (제83조)이나 없는 주소 예 → /coming-soon 화면으로 보낸다',
      'GD-5 없는 주소 → 그런 화면이 없다고 알리고, 첫 화면과 신청결과로 가는 길을 보인다',
      'GD-6 뒤의 것이 필요함 아니요 → 권한이 없다고 알린다, / 화면으로 보낸다',
      'GD-7 뒤의 것이 필요함 아니요 → 인증이 만료되었다고 알린다, 인증한 기록을 지운다, / 화면으로 보낸다',
      'GD-8 뒤의 것이 필요함 아니요 → 본인인증이 필요하다고 알린다, / 화면으로 보낸다',
      'GD-9 뒤의 것이 필요함 아니요 → 본인인증이 필요하다고 알린다, / 화면으로 보낸다',
      'GD-10 뒤의 것이 필요함 아니요 → 사업자등록번호부터 확인하라고 알린다, /bzmn-reg 화면으로 보낸다',
      'GD-11 뒤의 것이 필요함 아니요 → 본인인증부터 하라고 알린다, /onslf-check 화면으로 보낸다',
      'GD-12 뒤의 것이 필요함 아니요 → /aply-cmptn 화면으로 보낸다',
      'GD-13 → 열린다',
    ])
  })

  it('contains both answers of every fact', () => {
    expect(
      GUARDS_RULE_ENTRY.facts
        .slice(1)
        .map(({ fact, name, choices }) => [fact, name, ...choices.map(([, word]) => word)].join(' ')),
    ).toEqual([
      'maintenance 점검 화면만 보이는 방문자 아니요 예',
      'justSubmitted 방금 신청을 제출함 아니요 예',
      'officeAddress 허용된 주소에서 접속 예 아니요',
      'cookie 로그인 예 아니요',
      'person 본인인증을 마침 예 아니요',
      'businessNumber 사업자등록번호를 확인함 예 아니요',
      'applicationNumber 신청번호가 있음 예 아니요',
      'selfCertification 신청을 위한 본인인증을 마침 예 아니요',
      'notReceived 신청이 아직 접수되지 않음 예 아니요',
    ])
  })

  it.each([
    ['화면: /info-agree / 없는 것: 없음', '열린다'],
    [
      '화면: /proof-reg-add / 없는 것: 본인인증을 마침, 로그인',
      '인증이 만료되었다고 알린다, 인증한 기록을 지운다, / 화면으로 보낸다',
    ],
    ['화면: 빈 주소 / 없는 것: 없음', '그런 화면이 없다고 알리고, 첫 화면과 신청결과로 가는 길을 보인다'],
    ['화면: /board-faq / 없는 것: 없음 / 점검 화면만 보이는 방문자: 예', '/coming-soon 화면으로 보낸다'],
    ['화면: /aply-cmptn / 없는 것: 없음 / 점검 화면만 보이는 방문자: 예 / 방금 신청을 제출함: 예', '열린다'],
    ['화면: /bzmn-reg/ / 없는 것: 없음', '/bzmn-reg 화면으로 보낸다'],
  ])('contains the case that %s gives %s', (given, verdict) => {
    expect(GUARDS_RULE_ENTRY.cases.find((example) => textOf(example.given) === given)?.expected.verdict).toBe(verdict)
  })

  it('[E-155] lists the needs of every page, in order', () => {
    expect(PAGE_NEEDS_REFERENCE_TABLE.title).toBe('화면이 방문자에게 묻는 것')
    const rows = PAGE_NEEDS_REFERENCE_TABLE.rows.map(({ cells, ref }) => [...cells.slice(0, 3), ref].join(' | '))
    expect(rows).toHaveLength(39)
    expect(rows.filter((row) => !row.endsWith(' | 아무것도 묻지 않는다 | 닫힘 | E-157'))).toEqual([
      '/bzmn-result-admin | 아무것도 묻지 않는다 | 언제나 첫 화면으로 보낸다 (GD-2) | E-015',
      '/onslf-check | 신청번호가 있음 | 닫힘 | E-155',
      ...['/kmc-result', '/integration-result'].map((page) => `${page} | 아무것도 묻지 않는다 | 열림 | E-157`),
      '/info-agree | 로그인, 신청번호가 있음, 신청을 위한 본인인증을 마침 | 닫힘 | E-155',
      '/mydata-agree | 로그인, 신청번호가 있음, 신청을 위한 본인인증을 마침, 신청이 아직 접수되지 않음 | 닫힘 | E-155',
      '/aply-info | 로그인, 신청번호가 있음, 신청을 위한 본인인증을 마침 | 닫힘 | E-155',
      '/aply-cmptn | 로그인, 신청번호가 있음, 신청을 위한 본인인증을 마침 | 방금 제출한 사람에게 열림 | E-155',
      '/aply-result | 로그인, 본인인증을 마침 | 방금 제출한 사람에게 열림 | E-155',
      ...['/result-modify', '/result-modify-bizinfo'].map((page) => `${page} | 로그인, 본인인증을 마침 | 닫힘 | E-155`),
      ...['/result-modify-cmptn', '/proof-intro', '/proof-reg', '/proof-reg-all'].map(
        (page) => `${page} | 로그인 | 닫힘 | E-155`,
      ),
      '/proof-reg-add | 로그인, 본인인증을 마침, 사업자등록번호를 확인함 | 닫힘 | E-155',
      '/proof-reg-parcel | 로그인 | 닫힘 | E-155',
      ...['/detail-page', '/opinion-submit'].map(
        (page) => `${page} | 본인인증을 마침, 사업자등록번호를 확인함 | 닫힘 | E-155`,
      ),
      '/coming-soon | 아무것도 묻지 않는다 | 열림 | E-157',
      ...['/popup-reg', '/popup-mng'].map((page) => `${page} | 허용된 주소에서 접속 | 닫힘 | E-155`),
    ])
  })

  it('[E-016] lists the pages that show the remaining time', () =>
    expect(
      PAGE_NEEDS_REFERENCE_TABLE.rows.flatMap(({ cells }) => (cells.at(-1) === '예' ? cells.slice(0, 1) : [])),
    ).toEqual([
      ...['/onslf-check', '/info-agree', '/mydata-agree', '/aply-info', '/aply-result', '/result-modify'],
      ...['/result-modify-bizinfo', '/proof-intro', '/proof-reg', '/proof-reg-all', '/proof-reg-add'],
      ...['/proof-reg-parcel', '/detail-page', '/opinion-submit'],
    ]))
})
