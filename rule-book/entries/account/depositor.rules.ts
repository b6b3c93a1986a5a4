import { type AccountEntry, formatAccountNumber, parseAccountEntry, toBankCode } from '#domain/account/account'
import { decideDepositorMatch, hasLatinLetter, needsFullWidthHint } from '#domain/account/depositor'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'

const BYTES = APPLICATION_LIMITS.nameMatchBytes

const NAME_SYLLABLES = Math.floor(APPLICATION_LIMITS.nameMatchBytes / APPLICATION_LIMITS.depositorCharacterBytes.other)

const ACCOUNT: AccountEntry = { bank: { code: toBankCode('4'), name: '국민은행' }, accountNumber: '1234567890', depositor: '김서준' }
const ACCOUNT_REFUSAL = { bankMissing: '은행을 고르라고 한다', accountNumberMissing: '계좌번호를 적으라고 한다', depositorMissing: '예금주를 적으라고 한다', digitsOnly: '숫자만 적으라고 한다' } as const
const lookup = (entered: Partial<AccountEntry>): string => {
  const parsed = parseAccountEntry({ ...ACCOUNT, ...entered })
  return parsed.ok ? '은행에 묻는다' : ACCOUNT_REFUSAL[parsed.code]
}

export const DEPOSITOR_MATCH_RULE = makeTableRuleEntry({
  prefix: 'NM',
  title: '예금주 확인',
  synonyms: ['예금주 비교', '예금주 이름', '통장 이름', '통장 이름이 다름', '계좌 주인 이름', '이름 대조', '예금주가 달라요'],
  question: '입력한 예금주와 은행이 답한 예금주가 같은 사람입니까?',
  no: 24,
  answer: `띄어쓰기와 대소문자, 보이지 않는 글자를 빼고 앞 ${APPLICATION_LIMITS.nameMatchBytes}바이트(한글 ${NAME_SYLLABLES}자, 끝에 걸친 글자는 뺌)가 같으면 같은 사람으로 보고, 은행이 그보다 짧게 잘라 보낸 이름은 다르다고 본다.`,
  notes: [
    { says: '은행, 계좌번호, 예금주가 있는지, 계좌번호가 숫자만인지 차례로 보고 처음 어긴 것만 알린다. 은행이 모르는 계좌여도 NM-1의 말로 알린다. 예금주가 대표자나 법인인지는 기관이 지급하기 전에 본다.', refs: ['A-093', 'A-097', 'A-125'] },
    { says: '같으면 은행과 예금주가 잠기고, 계좌번호를 바꾸면 풀려 계좌인증을 다시 해야 한다. 다르고 입력한 예금주가 영문자뿐이면 전각문자(넓은 글자)로, 법인이면 통장에 적힌 대로 적으라고 함께 알린다.', refs: ['A-064', 'A-065', 'A-096', 'A-098', 'A-100', 'D1-425'] },
  ],
  otherwise: `앞부분이 같아도 짧은 쪽이 ${BYTES}바이트가 안 됨 (예: 가나다라마와 가나다라마바)`,
  table: decideDepositorMatch.table,
  facts: {
    empty: '한쪽 이름이 비어 있음',
    equal: `두 이름이 띄어쓰기와 대소문자, 보이지 않는 글자를 빼고 앞 ${BYTES}바이트까지 같음`,
    full: `두 이름이 모두 ${BYTES}바이트 이상`,
    prefix: `${BYTES}바이트까지의 앞부분이 (반으로 잘리는 글자는 빼고) 짧은 쪽만큼 같음`,
  },
  verdicts: { same: '같다', different: '다르다' },
  cases: casesOf([
    { proves: ['A-101'], rule: 'NM-2', entered: '김서준', found: '김 서준', verdict: 'same' },
    { proves: ['A-101'], rule: 'NM-2', entered: '김　서준', found: '김서준', verdict: 'same' },
    { proves: ['A-101'], rule: 'NM-2', entered: 'Hanbit CO', found: 'hanbitco', verdict: 'same' },
    { proves: ['A-101'], rule: 'NM-2', entered: 'abcdefghijk가', found: 'abcdefghijk', verdict: 'same' },
    { proves: ['A-101'], rule: 'NM-2', entered: '김\u200b서준', found: '김서준\ufeff', verdict: 'same' },
    { proves: ['A-101'], rule: 'NM-4', entered: '김서준', found: '김서진', verdict: 'different' },
    { proves: ['A-101'], rule: 'NM-4', entered: 'ＡＢＣ', found: 'abc', verdict: 'different' },
    { proves: ['A-101'], rule: 'NM-4', entered: 'Weiß', found: 'WEISS', verdict: 'different' },
    { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마바', found: 'a가나다라마bcd', verdict: 'same' },
    { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마바', found: 'a가나다라마b', verdict: 'same' },
    { proves: ['A-102'], rule: 'NM-3', entered: 'a가나다라마b', found: 'a가나다라마바', verdict: 'same' },
    { proves: ['A-102'], rule: 'NM-4', entered: 'a가나다라마바', found: 'a가나다라b바', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-4', entered: '가나다상점', found: '가나다상점본점', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-4', entered: '가나다라마', found: '가나다라마바', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-1', entered: '', found: '', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-1', entered: '  ', found: '　', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-1', entered: '\u200b', found: '\u200b', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-1', entered: '', found: '김서준', verdict: 'different' },
    { proves: ['A-103'], rule: 'NM-1', entered: '김서준', found: ' ', verdict: 'different' },
    { proves: ['A-104'], rule: 'NM-2', entered: 'ABCDEFGHIJKLMN', found: 'abcdefghijkl XY', verdict: 'same' },
    { proves: ['A-104'], rule: 'NM-2', entered: '가나다라마바', found: '가나다라마바사', verdict: 'same' },
  ], (example) => ({
    given: [
      ['입력한 예금주', `‘${example.entered}’`],
      ['은행이 답한 예금주', `‘${example.found}’`],
    ],
    ask: () => decideDepositorMatch(example.entered, example.found),
  })),
  functionCases: [
    { proves: ['A-098'], given: '전각 문자로 적으라고 알림: 맞지 않는 예금주 ‘Kim Seojun’', outcome: '예', ask: () => yesNoWord(needsFullWidthHint('Kim Seojun')) },
    { proves: ['A-098'], given: '전각 문자로 적으라고 알림: 맞지 않는 예금주 ‘김 Seojun’', outcome: '아니요', ask: () => yesNoWord(needsFullWidthHint('김 Seojun')) },
    { proves: ['A-065'], given: '전각으로 바꿀지 물음: 예금주 ‘김A’', outcome: '예', ask: () => yesNoWord(hasLatinLetter('김A')) },
    { proves: ['A-065'], given: '전각으로 바꿀지 물음: 예금주 ‘김서준’', outcome: '아니요', ask: () => yesNoWord(hasLatinLetter('김서준')) },
    { proves: ['A-093'], given: '계좌인증: 은행, 계좌번호, 예금주가 모두 비어 있음', outcome: '은행을 고르라고 한다', ask: () => lookup({ bank: null, accountNumber: '', depositor: '' }) },
    { proves: ['A-093'], given: '계좌인증: 계좌번호와 예금주가 비어 있음', outcome: '계좌번호를 적으라고 한다', ask: () => lookup({ accountNumber: '', depositor: '' }) },
    { proves: ['A-093'], given: '계좌인증: 예금주가 빈칸뿐이고 계좌번호에 붙임표가 있음', outcome: '예금주를 적으라고 한다', ask: () => lookup({ accountNumber: '12-3', depositor: ' ' }) },
    { proves: ['A-093'], given: '계좌인증: 계좌번호에 붙임표가 있음', outcome: '숫자만 적으라고 한다', ask: () => lookup({ accountNumber: '12-3' }) },
    { proves: ['A-093'], given: '계좌인증: 모두 적음', outcome: '은행에 묻는다', ask: () => lookup({}) },
    { proves: ['D2-165'], given: '은행코드 090의 계좌번호 3333011234567을 보임', outcome: '3333-01-1234567', ask: () => formatAccountNumber('090', '3333011234567') },
    { proves: ['D2-165'], given: '은행코드 089의 계좌번호 100123456789를 보임', outcome: '100-123-456789', ask: () => formatAccountNumber('089', '100123456789') },
    { proves: ['D2-165'], given: '은행코드 092의 계좌번호 100012345678을 보임', outcome: '1000-1234-5678', ask: () => formatAccountNumber('092', '100012345678') },
    { proves: ['D2-165'], given: '은행코드 004의 계좌번호 12345678901을 보임', outcome: '12345678901', ask: () => formatAccountNumber('004', '12345678901') },
  ],
})
