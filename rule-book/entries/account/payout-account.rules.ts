import { decidePayoutAccount } from '#domain/account/payout-account'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const LONGEST = '가'.repeat(APPLICATION_LIMITS.depositorBytes / 2)

export const PAYOUT_ACCOUNT_RULE = makeTableRuleEntry({
  prefix: 'PA',
  title: '지원금을 받을 계좌',
  synonyms: ['계좌를 다시 확인', '서버가 계좌를 거절'],
  question: '서버가 신청서나 계좌정보 수정의 계좌를 저장합니까?',
  no: 159,
  answer: '목록에 있는 은행이 아는 계좌이고 예금주가 같아야 저장하며, 아니면 CE-5로 거절한다.',
  table: decidePayoutAccount.table,
  facts: {
    listed: '은행이 기관의 은행 목록에 있음',
    long: `예금주가 ${APPLICATION_LIMITS.depositorBytes}바이트보다 긺`,
    known: '은행이 계좌를 앎',
    same: '예금주가 은행의 이름과 같음 (NM)',
  },
  verdicts: {
    ok: '저장한다',
    bankUnknown: '모르는 은행이어서 거절한다',
    depositorTooLong: '예금주가 길어 거절한다',
    accountUnknown: '은행이 모르는 계좌여서 거절한다',
    otherHolder: '적은 예금주가 은행의 이름과 달라 거절한다',
  },
  cases: casesOf([
    { proves: ['A-108'], rule: 'PA-1', bankListed: false, depositor: '김서준', holder: '김서준', verdict: 'bankUnknown' },
    { proves: ['A-064'], rule: 'PA-2', bankListed: true, depositor: `${LONGEST}a`, holder: `${LONGEST}a`, verdict: 'depositorTooLong' },
    { proves: ['A-064'], rule: 'PA-5', bankListed: true, depositor: LONGEST, holder: LONGEST, verdict: 'ok' },
    { proves: ['A-108'], rule: 'PA-3', bankListed: true, depositor: '김서준', holder: null, verdict: 'accountUnknown' },
    { proves: ['A-101'], rule: 'PA-4', bankListed: true, depositor: '김서준', holder: '박서준', verdict: 'otherHolder' },
    { proves: ['A-108', 'A-101'], rule: 'PA-5', bankListed: true, depositor: '김 서준', holder: '김서준', verdict: 'ok' },
  ], ({ bankListed, depositor, holder }) => ({
    given: [
      ['은행이 목록에 있음', yesNoWord(bankListed)],
      ['예금주', depositor],
      ['은행이 답한 이름', holder ?? '없음'],
    ],
    ask: () => decidePayoutAccount({ bankListed, depositor, holder }),
  })),
})
