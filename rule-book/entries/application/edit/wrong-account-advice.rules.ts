import { APPLICATION_STATUS_ROWS, applicationStatusName } from '#domain/application-status/application-status.table'
import { decideWrongAccountAdvice } from '#domain/application/edit/wrong-account-advice'
import { formatWon, Won } from '#domain/kernel/won'
import { proofStatusName } from '#domain/proof/proof-status.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { casesOf, makeTableRuleEntry } from '../../../rule-entry.ts'
import { SUPPORT_STAGE_WORDS } from '../../application-status/support-stage-words.rules.ts'
import { formatSettingValue } from '../../settings/setting-words.rules.ts'

export const WRONG_ACCOUNT_ADVICE_RULE = makeTableRuleEntry({
  prefix: 'AW',
  title: '계좌를 잘못 적었을 때',
  synonyms: ['계좌 틀림', '계좌번호 오류', '통장 바꾸기', '다른 사람 계좌'],
  question: '계좌를 잘못 적은 신청자는 지금 무엇을 할 수 있습니까?',
  no: 60,
  answer: '계좌를 수정할 수 있는 상태면 결과 화면에서 고치고, 아니면 상태에 따라 취소하고 다시 신청하거나 전화로 문의한다.',
  table: decideWrongAccountAdvice.table,
  facts: {
    editable: { name: '지금 계좌를 수정할 수 있음', note: 'TA-2, TA-3' },
    stage: { name: '지원 단계', values: SUPPORT_STAGE_WORDS },
    ended: '지원 단계가 ‘선정되지 않음’이나 ‘취소됨’',
    checking: '이체되지 않아 수정한 계좌를 확인하는 중',
    known: '진행상태가 표에 있음',
    cancellable: { name: '신청자가 취소할 수 있음', note: 'TA-5' },
    editableLater: { name: '이체 실패 뒤 수정할 수 있음', note: '설정, TA-16' },
  },
  verdicts: {
    edit: '결과 화면에서 계좌를 수정한다',
    cancelOrWait: '취소하고 다시 신청하거나, 이체되지 않은 뒤에 수정한다',
    cancel: '취소하고 다시 신청한다',
    callBeforeCancelling: '취소하기 전에 전화로 문의하거나, 이체되지 않은 뒤에 수정한다',
    checking: '수정한 계좌를 확인하고 있다. 그동안 신청을 취소할 수 없다 (TA-5)',
    wait: '이체되지 않은 뒤에 수정한다',
    call: '전화로 문의한다',
    paid: '이미 지급되었다',
    ended: '지급될 지원금이 없다. 새로 신청할 때 새 계좌를 적고, 미선정이면 먼저 취소한다 (TA-5, 제92조)',
  },
  // `paid` is the amount paid for each paid proof, in won.
  cases: casesOf([
    { proves: ['A-174'], rule: 'AW-1', status: 'transferError', verdict: 'edit' },
    { proves: ['D2-38'], rule: 'AW-1', status: 'applied', accountEditStatuses: [APPLICATION_STATUS_ROWS.applied.ko], verdict: 'edit' },
    { proves: ['A-142'], rule: 'AW-2', status: { unknown: '서류이관' }, verdict: 'call' },
    { proves: ['D2-155'], rule: 'AW-3', status: 'paymentComplete', verdict: 'paid' },
    { proves: ['D2-155'], rule: 'AW-4', status: 'notSelected', verdict: 'ended' },
    { proves: [], rule: 'AW-4', status: 'userCancel', verdict: 'ended' },
    { proves: [], rule: 'AW-4', status: 'userDelete', verdict: 'ended' },
    { proves: ['A-161'], rule: 'AW-6', status: 'requestVerified', verdict: 'checking' },
    { proves: ['D2-155'], rule: 'AW-7', status: 'targetSelected', accountEditStatuses: [], verdict: 'call' },
    { proves: ['D2-155'], rule: 'AW-8', status: 'targetSelected', verdict: 'callBeforeCancelling' },
    { proves: ['D2-155'], rule: 'AW-9', status: 'applied', verdict: 'cancelOrWait' },
    { proves: ['D2-155'], rule: 'AW-9', status: 'hold', verdict: 'cancelOrWait' },
    { proves: ['D2-155'], rule: 'AW-10', status: 'applied', accountEditStatuses: [], verdict: 'cancel' },
    { proves: ['A-199', 'D2-38'], rule: 'AW-11', status: 'deliberation', verdict: 'wait' },
    { proves: [], rule: 'AW-11', status: 'approved', verdict: 'wait' },
    { proves: ['A-200'], rule: 'AW-11', status: 'targetSelected', proofs: ['paymentComplete', 'submitted'], verdict: 'wait' },
    { proves: ['D3-750'], rule: 'AW-7', status: 'targetSelected', proofs: ['paymentComplete', 'notSelected'], verdict: 'call' },
    { proves: ['D3-755'], rule: 'AW-7', status: 'targetSelected', proofs: ['paymentComplete', 'approved'], paid: 300_000, verdict: 'call' },
    { proves: ['D2-155'], rule: 'AW-12', status: 'deliberation', accountEditStatuses: [], verdict: 'call' },
  ], ({ status, proofs = [], paid = 0, accountEditStatuses }) => ({
    given: [
      ['진행상태', applicationStatusName(status)],
      ...(proofs.length === 0 ? [] : [['증빙', proofs.map(proofStatusName).join(', ')] as const]),
      ...(paid === 0 ? [] : [['증빙에 지급한 금액', formatWon(Won(paid))] as const]),
      ...(accountEditStatuses === undefined
        ? []
        : [['설정 accountEditStatuses', formatSettingValue('accountEditStatuses', accountEditStatuses)] as const]),
    ],
    ask: () =>
      decideWrongAccountAdvice(
        {
          status,
          proofs: proofs.map((proof, i) => ({
            id: String(i),
            proofType: 'general',
            status: proof,
            decidedAmount: proof === 'paymentComplete' ? paid : null,
          })),
        },
        { accountEditStatuses: accountEditStatuses ?? DEFAULT_SETTINGS.accountEditStatuses },
      ),
  })),
})
