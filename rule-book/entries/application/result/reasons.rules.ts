import type { CommonCode } from '#domain/application/common-code'
import { areReasonsOnlyResolvedByPhone, decideReasonDescriptionKind, parseReasonCodes } from '#domain/application/result/reasons'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../../rule-entry.ts'

/** The agency's code list that these cases use. */
const SAMPLE_REASON_LIST: readonly CommonCode[] = ['US01', 'US02', 'US07'].map((code) => ({
  code,
  name: code,
}))

export const REASON_DESCRIPTION_KIND_RULE = makeTableRuleEntry({
  prefix: 'RC',
  title: '보완요청, 보류와 미선정의 사유',
  synonyms: ['사유코드', '부적격 사유', '미선정 이유', '주대표자', '폐업 사유', 'US01 사유', 'US02 사유', 'US02는'],
  question: '기관이 남긴 사유코드를 신청자에게 어떻게 설명합니까?',
  no: 33,
  answer: '기관의 사유 목록에 있는 US01과 US02에는 정해진 설명을 보이고, 나머지는 고객센터에 문의하라고 한다.',
  notes: [
    { says: '목록을 불러오지 못하면 모두 목록에 있는 것으로 본다. 여럿이면 쉼표로 나누어 빈 것을 버리고 하나씩 판정하여, 같은 것도 모두 보인다. 대소문자는 가리지 않는다. 다음 상태로 바뀌면 앞의 사유는 처리 기록에만 남고, 취소되면 마지막 사유가 그대로 보인다.', refs: ['A-166', 'A-167'] },
    { says: '목록에 있는 사유에는 기관이 목록에 적은 이름을 제목으로 보이고, 그 아래에 이 표의 말을 보인다. US02에는 영업하고 계시면 국세청에 어떻게 등록되어 있는지 세무서에서 확인하라고 더한다.', refs: ['A-168'] },
    { says: '심의하고 떨어뜨리는 기준은 기관이 정하고, 이 시스템은 모른다.', refs: ['D3-791'] },
  ],
  table: decideReasonDescriptionKind.table,
  facts: {
    code: { name: '사유코드', values: { US01: 'US01', US02: 'US02', other: '다른 코드' } },
    listed: {
      name: '불러온 기관의 사유 목록에 없음',
      values: [
        [true, '아니요'],
        [false, '예'],
        [null, '목록을 불러오지 못함'],
      ],
    },
  },
  verdicts: {
    US01: '주대표자만 신청할 수 있다',
    US02: '폐업한 사업자는 신청할 수 없다',
    other: '고객센터에 문의해야 한다',
    noDescription: '그 밖의 사유이며 고객센터에 문의해야 한다',
  },
  // `loaded` is false if the agency's list failed to load.
  cases: casesOf([
    { proves: ['A-168'], rule: 'RC-2', code: 'US01', loaded: true, verdict: 'US01' },
    { proves: ['A-168'], rule: 'RC-3', code: 'us02', loaded: true, verdict: 'US02' },
    { proves: ['A-168'], rule: 'RC-4', code: 'US07', loaded: true, verdict: 'other' },
    { proves: ['A-169'], rule: 'RC-1', code: 'US99', loaded: true, verdict: 'noDescription' },
    { proves: ['A-167'], rule: 'RC-2', code: 'US01', loaded: false, verdict: 'US01' },
    { proves: ['A-167'], rule: 'RC-4', code: 'US07', loaded: false, verdict: 'other' },
  ], ({ code, loaded }) => ({
    given: [
      ['사유코드', code],
      ['기관의 사유 목록', loaded ? SAMPLE_REASON_LIST.map(({ code }) => code).join(', ') : '불러오지 못함'],
    ],
    ask: () => decideReasonDescriptionKind(code, loaded ? SAMPLE_REASON_LIST : null),
  })),
  functionCases: [
    { proves: ['A-166'], given: '사유 ‘US01, ,us02’', outcome: 'US01 · us02', ask: () => parseReasonCodes('US01, ,us02').join(' · ') },
    { proves: ['A-166'], given: '사유 ‘US01,US01’', outcome: 'US01 · US01', ask: () => parseReasonCodes('US01,US01').join(' · ') },
    { proves: ['A-166'], given: '사유가 없음', outcome: '0개', ask: () => `${parseReasonCodes(null).length}개` },
    { proves: ['A-168'], given: '소문자로 온 us01의 설명', outcome: 'RC-2', ask: () => decideReasonDescriptionKind('us01', [{ code: 'US01', name: '주대표자' }]).because.rule },
    { proves: ['A-169'], given: '목록에 없는 US01의 설명', outcome: 'RC-1', ask: () => decideReasonDescriptionKind('US01', []).because.rule },
    { proves: ['A-167'], given: '목록을 불러오지 못한 US01의 설명', outcome: 'RC-2', ask: () => decideReasonDescriptionKind('US01', null).because.rule },
    { proves: ['D2-134'], given: '사유가 하나 있으면 전화로만 풀림', outcome: '예', ask: () => yesNoWord(areReasonsOnlyResolvedByPhone(['US01'])) },
  ],
})
