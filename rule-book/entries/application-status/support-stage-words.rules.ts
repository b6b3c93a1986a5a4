import type { SupportStage } from '#domain/application-status/application-status.table'

export const SUPPORT_STAGE_WORDS: Readonly<Record<SupportStage, string>> = {
  beforeSelection: '선정 전',
  selected: '지원대상으로 선정됨',
  paying: '지급 절차 중',
  paid: '지급이 끝남',
  rejected: '선정되지 않음',
  cancelled: '취소됨',
}
