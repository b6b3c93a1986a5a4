import { QUEUE_ACTIONS } from '#domain/settings/queue-actions'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { yesNoWord, type ReferenceTableEntry } from '../../rule-entry.ts'

const ACTION: Readonly<Record<keyof typeof QUEUE_ACTIONS, { name: string; ref: string | readonly string[] }>> = {
  mainTile: { name: '첫 화면에서 신청이나 결과조회를 누름', ref: 'E-134' },
  phone: { name: '휴대폰 인증', ref: 'E-133' },
  realName: { name: '실명인증', ref: 'A-225' },
  businessLookup: { name: '사업자 정보 조회', ref: 'A-225' },
  accountCheck: { name: '계좌인증', ref: 'A-225' },
  financial: { name: '금융인증서', ref: 'E-133' },
  joint: { name: '공동인증서', ref: 'E-133' },
  ipin: { name: '아이핀(I-PIN) 인증', ref: 'E-133' },
  simple: { name: '간편인증 (신청)', ref: 'E-133' },
  simpleResult: { name: '간편인증 (결과조회)', ref: 'E-133' },
  proofRegister: { name: '직접배달 증빙 등록', ref: ['D3-45', 'D3-48'] },
  proofSupplement: { name: '증빙 보완', ref: ['D3-45', 'D3-48'] },
}

export const QUEUE_ACTIONS_REFERENCE_TABLE: ReferenceTableEntry = {
  title: '줄을 서는 일',
  synonyms: ['어떤 일에 대기', '대기 순번', '왜 기다려야 하나', '대기 번호', '대기열 번호', 'act_1 액션'],
  question: '어느 일이 줄을 서고, 그 대기 번호는 무엇입니까?',
  no: 78,
  answer: '대기 서버가 있을 때에만 표에 적힌 일이 줄을 선다.',
  source: QUEUE_ACTIONS,
  columns: ['일', '대기 번호', '대기 서버가 있을 때 줄을 섬 (기본 설정)'],
  rows: (Object.keys(QUEUE_ACTIONS) as (keyof typeof QUEUE_ACTIONS)[]).map((action) => ({
    cells: [
      ACTION[action].name,
      QUEUE_ACTIONS[action],
      yesNoWord(DEFAULT_SETTINGS.gatedActions.includes(QUEUE_ACTIONS[action])),
    ],
    ref: ACTION[action].ref,
  })),
}
