import { decideCertificationUse } from '#domain/identity/certification-use'
import { CERTIFICATION_LIFE_MS } from '#domain/identity/sign-in'
import { formatDuration } from '#domain/time/duration'
import { makeTableRuleEntry } from '../../rule-entry.ts'

const GOOD = { confirmed: true, fresh: true, unused: true, browser: 'own' } as const

export const CERTIFICATION_USE_RULE = makeTableRuleEntry({
  prefix: 'CU',
  title: '본인인증 결과의 사용',
  synonyms: ['인증에 실패했습니다', '다른 브라우저에서 인증', '인증을 두 번 씀'],
  question: '인증기관의 결과를 이 브라우저의 본인인증으로 받습니까?',
  no: 120,
  answer: `인증기관이 확인한 지 ${formatDuration(CERTIFICATION_LIFE_MS)}이 지나지 않은 결과를, 시작한 브라우저에서 (간편인증은 제92조) 한 번만 받는다.`,
  notes: [
    { says: '통합인증의 결과는 한 번만 받고, 간편인증은 같은 브라우저가 다시 알려도 된다.', refs: ['D1-26'] },
  ],
  table: decideCertificationUse.table,
  facts: {
    confirmed: '인증기관이 그 사람을 확인함',
    fresh: `확인한 지 ${formatDuration(CERTIFICATION_LIFE_MS)} 안`,
    unused: '아직 쓰지 않은 결과 (간편인증은 같은 브라우저가 다시 알려도 되고, 시간은 늘지 않는다)',
    browser: {
      name: '인증을 시작한 브라우저',
      values: { own: '이 브라우저', other: '다른 브라우저', unknown: '서버가 모름 (신청의 간편인증)' },
    },
  },
  verdicts: { ok: '받는다', notConfirmed: '인증에 실패했다며 거절한다 (제84조)' },
  cases: [
    { proves: ['E-193'], rule: 'CU-5', facts: GOOD, verdict: 'ok' },
    { proves: ['E-190'], rule: 'CU-5', facts: { ...GOOD, browser: 'unknown' }, verdict: 'ok' },
    { proves: ['E-193'], rule: 'CU-1', facts: { confirmed: false, fresh: false, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
    { proves: ['E-193'], rule: 'CU-2', facts: { ...GOOD, fresh: false, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
    { proves: ['E-193'], rule: 'CU-3', facts: { ...GOOD, unused: false, browser: 'other' }, verdict: 'notConfirmed' },
    { proves: ['E-190'], rule: 'CU-3', facts: { ...GOOD, unused: false, browser: 'unknown' }, verdict: 'notConfirmed' },
    { proves: ['E-193'], rule: 'CU-4', facts: { ...GOOD, browser: 'other' }, verdict: 'notConfirmed' },
  ],
})
