/**
 * The text about leaving a page with unsaved data. [D3-69] [D3-100] The keys after the blank line are not from the
 * specification.
 */
export const LEAVE_TEXTS = {
  'leave.uploading': '파일을 올리는 중입니다. 지금 나가시면 올리던 파일은 저장되지 않습니다. 나가시겠습니까?',
  'leave.unsaved': '저장하지 않은 내용이 있습니다. 이 화면에서 나가시겠습니까?',
  'leave.stay': '계속 작성',
  'leave.go': '나가기',

  'leave.title': '이 화면에서 나가시겠습니까?',
  'leave.kept':
    '작성하신 내용은 저장되어 있습니다.\n인터넷 창을 닫지 않으시면 다시 오셔서 이어서 작성하실 수 있습니다.',
  'leave.keptBut': '입력하신 내용은 저장되어 있지만, 다음은 저장하지 않으므로 다시 오시면 다시 하셔야 합니다.',
  'leave.residentNumber': '주민등록번호 입력',
  'leave.files': '파일 첨부',
} as const satisfies Record<string, string>
