/**
 * The text that several screens share, by the keys of the specification. The keys `way.*` are our own and say what the
 * person can do now. [D1-55] to [D1-75] [D3-63] [D2-98]
 */
export const SHARED = {
  'common.back': '이전',
  'common.next': '다음',
  'common.delete': '삭제',
  'common.deleting': '삭제 중...',
  'common.preview': '미리보기',
  'file.downloadFailed': '파일 다운로드에 실패했습니다.',
  'common.refresh': '새로고침',
  'common.home': '첫 화면으로',
  'common.showAll': '검색어 지우고 모두 보기',
  'common.ahead': '예정',
  'common.now': '지금 단계',
  'common.done': '완료',
  'common.part': '일부 완료',
  'common.closed': '진행하지 않음',
  'common.required': '필수',
  'common.errorPrefix': '오류: ',
  'summary.title': '입력하신 내용을 다시 확인해주세요.',
  'common.cancel': '취소',
  'common.retry': '다시 시도',
  'way.retry': '잠시 후 다시 시도해주세요.',
  'way.kept': '입력하신 내용은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  'way.entriesKept': '입력하신 내용은 그대로 있습니다.',
  'way.keptFiles': '입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  'way.look': '신청결과를 새로고침하여 진행상태를 확인해주세요.',
  'way.openResult': '신청결과 화면에서 진행상태를 확인해주세요.',
  'way.apply': '사업자등록번호를 다시 확인해주세요. 아직 신청하지 않으셨다면 첫 화면의 ‘신청하기’에서 신청해주세요.',
  'common.loading': '처리 중입니다. 잠시만 기다려주세요.',
  'common.newRelease':
    '서비스가 새 버전으로 바뀌었습니다. 새로고침하시면 이어서 진행하실 수 있습니다. 입력하신 내용은 그대로 유지됩니다.',
  'common.entriesLocked': '확인하거나 보내는 동안에는 바꿀 수 없습니다.',
} as const satisfies Record<string, string>
