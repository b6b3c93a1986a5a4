/**
 * The text about the maintenance window. [P-241] [D3-80] [D3-100] Keys that the specification does not have are our
 * own.
 */
export const MAINTENANCE_WORDS = {
  'cs.title': '시스템 점검 안내',
  'cs.heading': '시스템 점검으로 서비스가 일시 중단됩니다.',
  'cs.body': '보다 안정적인 서비스 제공을 위해 시스템 점검을 진행합니다. 이용에 불편을 드려 죄송합니다.',
  'cs.periodLabel': '점검 일시',
  'cs.until': '{end}까지',
  'cs.mayVary': '점검 시간은 상황에 따라 변동될 수 있습니다.',
  'cs.loadFailed': '랜딩 정보를 불러올 수 없습니다.',
  'cs.loadFailedHelp': '아래에 기본 안내를 표시합니다. 잠시 후 자동으로 다시 확인합니다.',
  'cs.waits': '점검이 끝나면 이 화면에서 첫 화면으로 자동 이동합니다.',
  'cs.call': '신청·결과 문의 {application}\n증빙·이의신청 문의 {proof}',
  'cs.kept': '작성 중이던 신청 내용은 이 창에 보관되어 있습니다. 점검이 끝난 후 이어서 작성하실 수 있습니다.',
  'maintenance.soon':
    '{start}부터 {end}까지 시스템 점검이 진행됩니다. 작성 중인 내용은 임시저장되며, 점검이 끝난 후 이어서 작성하실 수 있습니다.',
} as const satisfies Record<string, string>
