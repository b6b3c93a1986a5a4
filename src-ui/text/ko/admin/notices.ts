import type { AdminCallError } from '#app/admin/administer-popups'
import type { PopupFormRefusal } from '#domain/notice/popup-form'
import type { Messages } from '#ui/text/message.ts'
import { COMMON_CALL_MESSAGES } from '../kernel/failures.ts'
import { GUARD_SENTENCES } from '../pages/guard.ts'
import { ADMIN_LOGIN_TEXTS } from './admin.ts'

/**
 * The text of the pages on which administrators manage popups and landing notices. The first block of the `pm.` keys
 * and the first block of the `pf.` keys are from the specification, the blocks after them are not. [D3-78] [D3-79]
 */
export const NOTICE_ADMIN_TEXTS = {
  'pm.popupList': '팝업 목록',
  'pm.landingList': '랜딩 목록',
  'pm.colNo': '번호',
  'pm.colType': '유형',
  'pm.colActive': '사용여부',
  'pm.colContent': '내용',
  'pm.colPeriod': '노출기간',
  'pm.colPreview': '미리보기',
  'pm.colEdit': '수정',
  'pm.colDelete': '삭제',
  'pm.typePopup': '팝업',
  'pm.typeLanding': '랜딩',
  'pm.active': '사용',
  'pm.inactive': '미사용',
  'pm.register': '등록',
  'pm.registerLanding': '랜딩 등록',
  'pm.deleteConfirm': '해당 팝업을 삭제하시겠습니까?',
  'pm.deleted': '삭제되었습니다.',
  'pm.noPopup': '등록된 팝업이 없습니다.',
  'pm.noLanding': '등록된 랜딩이 없습니다.',
  'pm.noPeriod': '기간 미설정',

  'pm.heading': '팝업과 점검 안내를 관리합니다.',
  'pm.colActions': '관리',
  'pm.listError': '팝업 목록을 불러오는 중 오류가 발생했습니다.',
  'pm.landingError': '랜딩 목록을 불러오는 중 오류가 발생했습니다.',
  'pm.statusError': '팝업 상태 변경 중 오류가 발생했습니다.',
  'pm.deleteError': '팝업 삭제 중 오류가 발생했습니다.',
  'pm.noPopupHint': '등록하시면 첫 화면에 표시됩니다.',
  'pm.noLandingHint': '점검 기간을 정해 등록하시면 그 시간에 안내 화면이 표시됩니다.',
  'pm.popupPages': '팝업 목록 쪽',
  'pm.landingPages': '점검 안내 목록 쪽',
  'pm.numberOf': '번 {type}',
  'pm.ofRow': '{n}번 {what}',
  'pm.onlyPicture': '(이미지)',
  'pm.switched': '{n}번을 ‘{state}’으로 바꾸었습니다.',
  'pm.refreshed': '목록을 새로 불러왔습니다.',
  'pm.previewTitle': '{type} 미리보기',
  'pm.previewHint': '방문자에게 이렇게 보입니다.',

  'pf.type': '유형',
  'pf.active': '활성화',
  'pf.start': '시작 일시',
  'pf.end': '종료 일시',
  'pf.content': '내용',
  'pf.bold': '굵게',
  'pf.italic': '기울임',
  'pf.underline': '밑줄',
  'pf.strike': '취소선',
  'pf.h1': '제목 1',
  'pf.h2': '제목 2',
  'pf.h3': '제목 3',
  'pf.paragraph': '본문',
  'pf.br': '줄바꿈',
  'pf.ul': '글머리 기호 목록',
  'pf.ol': '번호 목록',
  'pf.image': '이미지',
  'pf.link': '링크',
  'pf.imagePrompt': '이미지 주소를 입력해주세요.',
  'pf.linkPrompt': '링크 주소를 입력해주세요.',
  'pf.badUrl': '올바른 주소를 입력해주세요. (http:// 또는 https://)',
  'pf.badImageHost': '허용된 주소의 이미지만 사용할 수 있습니다.',
  'pf.created': '등록되었습니다.',
  'pf.updated': '수정되었습니다.',
  'pf.loadError': '{type} 정보를 불러오는 중 오류가 발생했습니다.',

  'pf.sampleLetter': '가',
  'pf.saveError': '{type} {action} 중 오류가 발생했습니다. 다시 시도해주세요.',
  'pf.create': '등록',
  'pf.update': '수정',
  'pf.popupLead': '작성하신 내용은 활성화되어 있는 동안 첫 화면에 팝업으로 표시됩니다.',
  'pf.landingLead': '작성하신 내용은 정하신 시간에 점검 안내 화면에 표시됩니다.',
  'pf.activeHint': '활성화를 해제하시면 저장만 되고 방문자에게는 보이지 않습니다.',
  'pf.stepHint': '10분 단위로 입력해주세요. 나머지 분은 내림합니다. (한국 시간)',
  'pf.contentHint': '도구 모음은 Alt+F10으로, 내용은 Esc로 이동하실 수 있습니다.',
  'pf.toolbar': '서식',
  'pf.loadingEditor': '편집기를 불러오는 중입니다.',
  'pf.imageUrl': '이미지 주소',
  'pf.imageUrlHint': '이 누리집의 주소(/로 시작) 또는 허용된 곳의 https:// 주소를 입력해주세요.',
  'pf.imageAlt': '대체 텍스트',
  'pf.imageAltHint': '이미지를 볼 수 없는 분께 읽어 드릴 설명입니다.',
  'pf.noAlt': '이미지를 설명하는 글을 입력해주세요.',
  'pf.noFiles':
    '파일은 넣을 수 없습니다. 작성하신 내용은 그대로 있습니다. 이미지는 도구 모음의 이미지에서 주소로 넣어주세요.',
  'pf.linkUrl': '링크 주소',
  'pf.linkText': '표시할 글',
  'pf.noLinkText': '표시할 글을 입력해주세요.',
  'pf.insert': '넣기',
  'pf.unlink': '링크 해제',
  'pf.changedElsewhere': '작성하시는 동안 다른 담당자가 먼저 수정했습니다. 먼저 수정한 내용을 덮어쓰시겠습니까?',
  'pf.changedNext': '덮어쓰시면 먼저 수정한 내용은 사라집니다. 작성하신 내용은 어느 쪽이든 그대로 있습니다.',
  'pf.overwrite': '덮어쓰기',
  'pf.keepWriting': '계속 작성',
  'pf.stillHere': '작성하신 내용은 그대로 있습니다.',
} as const satisfies Record<string, string>

export const NOTICE_TYPE_WORDS = {
  popup: NOTICE_ADMIN_TEXTS['pm.typePopup'],
  landing: NOTICE_ADMIN_TEXTS['pm.typeLanding'],
} as const

/** Why a form was not sent. `{type}` is the name of the notice's type. [P-220] to [P-223] */
export const POPUP_FORM_REFUSAL_TEXTS = {
  noContent: '{type} 내용을 입력해주세요.',
  missingDates: '시작 일시와 종료 일시를 모두 입력해주세요.',
  unreadableDate: '올바른 날짜/시간을 입력해주세요.',
  endBeforeStart: '종료 일시는 시작 일시 이후여야 합니다.',
} as const satisfies Record<PopupFormRefusal, string>

/**
 * The reason why a call of an administrator failed. It is shown below the sentence that says which call has failed.
 * [P-320]
 */
export const ADMIN_CALL_MESSAGES = {
  ...COMMON_CALL_MESSAGES,
  AdminTokenInvalid: { text: ADMIN_LOGIN_TEXTS['admin.invalidToken'], ref: 'P-320' },
  AdminForbidden: { text: GUARD_SENTENCES.noPermission, ref: 'P-320' },
} as const satisfies Messages<AdminCallError>
