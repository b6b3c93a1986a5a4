import { APPLICATION_STATUS_ROWS, applicationStatusName } from '#domain/application-status/application-status.table'
import { formatWon, Won } from '#domain/kernel/won'
import { blocksCarrierRequest } from '#domain/proof/registration/carrier-request'
import {
  decideRegistrationEligibility,
  REGISTRATION_QUEUE_ACTIONS,
  type RegistrationPath,
} from '#domain/proof/registration/registration-eligibility'
import { REGISTRATION_ELIGIBILITY_CASES, SAMPLE_EXISTING_PROOFS } from '#domain/proof/registration/registration-eligibility.cases'
import { casesOf, makeTableRuleEntry, type ReferenceTableEntry } from '../../../rule-entry.ts'
import { statusesWhere, PROOF_TYPE_NAMES, proofsInWords } from '../proof-words.rules.ts'
import { PARCEL_RUNNING } from './carrier-request.rules.ts'

const ENDED_PARCEL = statusesWhere((status) => !blocksCarrierRequest({ proofType: 'parcel', status }))

const SELECTED = Object.values(APPLICATION_STATUS_ROWS).flatMap(({ stage, ko }) => (stage === 'selected' ? [ko] : []))

export const REGISTRATION_ELIGIBILITY_RULE = makeTableRuleEntry({
  prefix: 'RE',
  title: '증빙 등록 자격',
  question: '지금 이 유형의 증빙을 등록할 수 있습니까?',
  no: 36,
  answer: '최대 지원금액에 이르지 않은 대상선정인 신청에 등록하며, 택배사 조회는 지급완료된 것이 있어도 다시 할 수 없고, 조회하는 동안에는 다른 증빙을 등록할 수 없다.',
  parameters: ['SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
  table: decideRegistrationEligibility.table,
  facts: {
    path: { name: '등록하려는 것', values: { own: '이용 증빙 또는 직접배달', parcel: '택배사 조회' } },
    selected: `증빙을 내는 상태(${SELECTED.join(', ')})`,
    limit: '최대 지원금액에 도달',
    parcelRunning: { ...PARCEL_RUNNING, note: 'NP-6' },
    parcelExists: {
      name: `${ENDED_PARCEL}가 아닌 택배사 조회가 있음`,
      note: 'D3-101, D3-114',
    },
  },
  verdicts: {
    ok: '등록할 수 있다',
    notSelected: '증빙을 낼 수 있는 상태가 아니다, 신청결과로 보낸다',
    notSelectedForParcel: '택배사 조회를 신청할 수 있는 상태가 아니다, 신청결과로 보낸다',
    limit: '최대 지원금액에 도달했다, 신청결과로 보낸다',
    parcelRunning: '택배사 조회 중이어서 등록할 수 없다',
    parcelExists: '택배사 조회 증빙이 이미 있다',
  },
  cases: casesOf(REGISTRATION_ELIGIBILITY_CASES, ({ status, existing, path }) => ({
    given: [
      ['신청의 진행상태', applicationStatusName(status)],
      ['등록하려는 것', PROOF_TYPE_NAMES[path]],
      ['증빙', proofsInWords(SAMPLE_EXISTING_PROOFS[existing].proofs)],
      ['결정금액', formatWon(Won(SAMPLE_EXISTING_PROOFS[existing].decidedAmount))],
    ],
    ask: () => decideRegistrationEligibility(path, { status, ...SAMPLE_EXISTING_PROOFS[existing] }),
  })),
})

export const REGISTRATION_QUEUE_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '증빙 등록이 줄을 서는지',
  question: '어느 증빙을 등록할 때 접속 대기를 거칩니까?',
  no: 79,
  answer: '직접배달 증빙을 등록할 때에만 줄을 선다.',
  source: REGISTRATION_QUEUE_ACTIONS,
  columns: ['등록하려는 것', '대기 번호'],
  rows: (Object.keys(REGISTRATION_QUEUE_ACTIONS) as RegistrationPath[]).map((path) => ({
    cells: [PROOF_TYPE_NAMES[path], REGISTRATION_QUEUE_ACTIONS[path] ?? '기다리지 않음'],
    ref: path === 'direct' ? 'P-187' : 'D3-48',
  })),
}
