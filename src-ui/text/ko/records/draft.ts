/** The text about the saved draft of a form. [D2-94] [D3-100] */
export const DRAFT_TEXTS = {
  'draft.maybeReceived': '보내시던 신청은 이미 접수되었을 수 있습니다. 다시 인증하시면 접수되었는지 먼저 확인합니다.',
  'draft.keptUnlessReloaded':
    '작성하시던 내용은 새로고침하거나 창을 닫으면 사라집니다. 이 창에서 바로 다시 인증하시면 이어서 작성하실 수 있습니다.',
  'draft.kept': '작성하시던 내용은 이 창에 보관되어 있습니다. 다시 인증하시면 이어서 작성하실 수 있습니다.',
  'draft.restored': '이전에 작성하시던 내용을 불러왔습니다. ({time} 저장)',
  'draft.saved': '작성 내용 저장됨 {time}',
  'draft.hours': '인증 시간이 끝나도 이 창을 닫지 않으시면 쓰신 내용을 {draftHours}시간 보관합니다.',
  'draft.until': '{time}까지 보관합니다. 이 브라우저 창을 닫으시거나 다른 분·다른 번호로 인증하시면 삭제합니다.',
  'draft.lostOnReload': '이 브라우저에는 작성하신 내용이 저장되지 않습니다. 새로고침하거나 창을 닫으면 사라집니다.',
  'draft.expired':
    '작성하시던 내용은 보관 시간({draftHours}시간)이 지나 {time}에 삭제되었습니다. 번거로우시더라도 다시 작성해주세요.',
  'draft.ofAnother':
    '작성하시던 내용은 지금 인증하신 분과 사업자등록번호의 것이 아니어서 삭제했습니다. 이 번호로 처음부터 작성해주세요.',
  'draft.otherPerson': '쓰시던 신청이 이 창에 있습니다. 다른 분이 인증하시면 그 내용은 삭제됩니다.',
  'draft.otherKept': '다른 사업자등록번호로 쓰시던 내용이 이 창에 보관되어 있습니다.',
  'draft.otherGoes': '이 번호로 계속하시면 그 내용은 삭제됩니다. 이어서 쓰시려면 취소하고 그 번호를 입력해주세요.',
  'draft.otherYes': '삭제하고 계속하기',
  'draft.noticeLabel': '쓰시던 신청',
  'draft.noticeForm': '쓰시던 신청이 있습니다.',
  'draft.noticeWay': '번호·인증·동의를 확인한 뒤 신청서로 이어집니다.',
  'draft.noticeClosed': '쓰시던 신청 이어서 작성하기',
  'draft.noticeSent': '보내시던 신청은 이미 접수되었을 수 있습니다. 이어서 가시면 접수되었는지 먼저 확인합니다.',
  'draft.noticeEntries': '쓰시던 내용이 있습니다.',
  'draft.goOnFrom': '{name}부터 이어서 쓰기',
  'draft.discard': '작성 내용 삭제',
  'draft.discardConfirm': '저장된 작성 내용을 삭제하고 처음부터 다시 작성하시겠습니까?',
  'draft.agreeAgain': '동의는 저장하지 않습니다.',
  'draft.files': '고르셨던 파일이 이 브라우저에 남아 있지 않습니다. 다음 파일을 다시 선택해주세요: {names}',
} as const satisfies Record<string, string>
