/** Words of what was kept of a form. [D2-94] [D3-100] */
export const DRAFT = {
  'draft.restored': '이전에 작성하시던 내용을 불러왔습니다. ({time} 저장)',
  'draft.saved': '작성 내용 저장됨 {time}',
  'draft.discard': '작성 내용 삭제',
  'draft.discardConfirm': '저장된 작성 내용을 삭제하고 처음부터 다시 작성하시겠습니까?',
  'draft.agreeAgain': '동의는 저장하지 않으므로 다시 선택해주세요.',
  'draft.files': '보안을 위해 파일은 저장하지 않습니다. 다음 파일을 다시 선택해주세요: {names}',
} as const satisfies Record<string, string>
