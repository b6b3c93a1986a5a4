import { SERVER_TEXT } from '#book/entries/server-text'
import { NOTICE_ADMIN_TEXTS } from '../../src-ui/text/ko/admin/notices.ts'
import { ACCOUNT_TEXTS, APPLICATION_TEXTS } from '../../src-ui/text/ko/application/application.ts'
import { EDIT_NOT_ALLOWED_REASON, EDIT_TEXTS } from '../../src-ui/text/ko/application/edit.ts'
import { DOCUMENT_REFUSAL_TEXTS } from '../../src-ui/text/ko/application/refusals.ts'
import { CANCELLATION_LOSS_SENTENCES, RESULT_TEXTS } from '../../src-ui/text/ko/application/result.ts'
import { BUSINESS_TEXTS } from '../../src-ui/text/ko/business/business.ts'
import { DIRECTORY_TEXTS } from '../../src-ui/text/ko/directory/directory.ts'
import { ELIGIBILITY_TEXTS } from '../../src-ui/text/ko/eligibility/eligibility.ts'
import { DEVICE_TEXTS } from '../../src-ui/text/ko/frame/device.ts'
import { IDENTITY_TEXTS } from '../../src-ui/text/ko/identity/identity.ts'
import { ALERT_TEXTS } from '../../src-ui/text/ko/kernel/alert.ts'
import { EVERY_PAGE_TEXTS } from '../../src-ui/text/ko/kernel/every-page.ts'
import { SHARED_FAILURE_TEXTS } from '../../src-ui/text/ko/kernel/failures.ts'
import { MAINTENANCE_WORDS } from '../../src-ui/text/ko/notice/maintenance.ts'
import { NOTICE_TEXTS } from '../../src-ui/text/ko/notice/popup.ts'
import { NOT_ON_HOLD_REASON, OPINION_TEXTS } from '../../src-ui/text/ko/opinion/opinion.ts'
import { GUARD_REASONS, NOTHING_STORED_TEXTS } from '../../src-ui/text/ko/pages/guard.ts'
import { PROOF_DETAIL_TEXTS, SUPPLEMENT_REFUSALS } from '../../src-ui/text/ko/proof/detail.ts'
import { PROOF_LIST_TEXTS } from '../../src-ui/text/ko/proof/proof.ts'
import { REGISTRATION_TEXTS } from '../../src-ui/text/ko/proof/registration.ts'
import { DRAFT_TEXTS } from '../../src-ui/text/ko/records/draft.ts'
import { LEAVE_TEXTS } from '../../src-ui/text/ko/records/leave.ts'
import { SESSION_TEXT } from '../../src-ui/text/ko/session/session.ts'
import { COPY_TEXTS } from '../../src-ui/text/ko/text-pages/faq-copy.ts'
import { SMALL_PAGE_TEXTS } from '../../src-ui/text/ko/text-pages/small-pages.ts'
import { UPLOAD_TEXTS } from '../../src-ui/text/ko/upload/upload.ts'

/** What a reload of a form does not keep, in addition to what the sentence names. [A-264] [D1-471] */
const NOT_KEPT_BY_RELOAD = '증빙자료 제출 동의와 마친 실명인증·사업자 조회·계좌인증도 남지 않는다'

/**
 * Messages that come neither from a rule nor from a failed use case: what a page could not load, what it asks before an
 * action, what it says after an action, and what the server answers in other situations. Each has the situation, the
 * requirement, and what else the portal does.
 */
export const OTHER_MESSAGES: readonly (readonly [text: string, when: string, ref: string, beside?: string])[] = [
  [EDIT_TEXTS['edit.sameAccount'], '이체하지 못한 계좌를 그대로 다시 적어서 (TA-3)', 'D2-106'],
  [
    NOTICE_ADMIN_TEXTS['pf.changedElsewhere'],
    '고치는 동안 다른 담당자가 바꾼 팝업을 저장하다가 (AD)',
    'P-225',
    NOTICE_ADMIN_TEXTS['pf.changedNext'],
  ],
  [NOTICE_ADMIN_TEXTS['pf.noAlt'], '팝업에 이미지를 넣다가', 'P-228'],
  [NOTICE_ADMIN_TEXTS['pf.noFiles'], '팝업에 이미지를 넣다가', 'P-228'],
  [NOTICE_ADMIN_TEXTS['pf.noLinkText'], '팝업에 링크를 넣다가', 'P-228'],
  [NOTHING_STORED_TEXTS['guard.unkept'], '브라우저가 저장하지 않아 화면에 들어가지 못하여 (GD)', 'E-137'],
  [APPLICATION_TEXTS['apply.leave'], '신청서를 보내는 동안 화면을 나가려고 하여', 'A-267'],
  [ACCOUNT_TEXTS['account.banksFailed'], '은행 목록을 불러오다가 (빈 목록도 같다)', 'A-091'],
  [DEVICE_TEXTS['device.unconfigured'], '운영 설정을 불러오다가', 'E-137'],
  [EDIT_NOT_ALLOWED_REASON.title, 'TA-2의 말 아래', 'A-209', EDIT_NOT_ALLOWED_REASON.text],
  [GUARD_REASONS.noPermission.title, 'GD-6의 말 아래', 'D1-263', GUARD_REASONS.noPermission.text],
  [NOT_ON_HOLD_REASON.title, 'OP-1의 말 아래', 'P-146', NOT_ON_HOLD_REASON.text],
  [
    SUPPLEMENT_REFUSALS.notRequested.reason.title,
    'SU-2의 말 아래',
    'P-090',
    SUPPLEMENT_REFUSALS.notRequested.reason.text,
  ],
  [
    MAINTENANCE_WORDS['cs.loadFailed'],
    '점검 안내(랜딩)를 한 번도 불러오지 못하여',
    'P-241',
    '기본 점검 안내를 보이고 기본 점검 시간을 적용한다 (MW-3). 곧 다시 묻는다',
  ],
  [MAINTENANCE_WORDS['maintenance.soon'], '적는 화면을 연 동안 점검이 곧 시작되어', 'P-317'],
  [NOTICE_TEXTS['notice.fallback'], '첫 화면의 공지를 불러오다가', 'E-035'],
  [NOTICE_TEXTS['popup.notLoaded'], '공지나 점검 안내의 내용을 보이다가', 'E-054'],
  [EVERY_PAGE_TEXTS['common.screenFailed'], '화면을 열다가', 'E-207', NOT_KEPT_BY_RELOAD],
  [EVERY_PAGE_TEXTS['common.partFailed'], '화면의 한 부분을 열다가', 'E-207', NOT_KEPT_BY_RELOAD],
  [
    SHARED_FAILURE_TEXTS['common.newRelease'],
    '새 판이 나온 뒤에 화면을 열다가',
    'E-207',
    `${NOT_KEPT_BY_RELOAD}. 새 판이 저장한 것을 읽을 수 없으면 지운다 (제73조)`,
  ],
  [SHARED_FAILURE_TEXTS['common.receiptFailed'], '접수된 뒤에 접수 화면을 열다가', 'D1-925'],
  [DEVICE_TEXTS['device.offline'], '인터넷이 끊겨', 'E-207'],
  [ALERT_TEXTS['common.offline'], '인터넷이 끊긴 동안 답을 받지 못하여', 'E-174', '전화번호는 보이지 않는다'],
  [DEVICE_TEXTS['device.online'], '인터넷이 다시 이어져', 'E-207'],
  [DEVICE_TEXTS['device.unkept'], '적는 동안 브라우저가 저장하지 않아', 'E-137', '보내는 데에는 지장이 없다'],
  [ELIGIBILITY_TEXTS['elig.closed'], '신청할 수 없는 시간에 (제63조)', 'E-070'],
  [BUSINESS_TEXTS['brno.cancelConfirm'], '사업자등록번호 입력에서 취소를 눌러', 'E-081'],
  [
    SMALL_PAGE_TEXTS['alert.none'],
    '알림 화면을 code 없이 열어',
    'P-257',
    '모르는 code이면 ‘잘못된 접근입니다.’라고 알린다',
  ],
  [IDENTITY_TEXTS['cert.inProgress'], '인증 창을 연 동안', 'E-211'],
  [IDENTITY_TEXTS['cert.looksClosed'], '인증 창이 닫힌 것으로 보여 (제12조)', 'E-108', '늦게 온 답도 받는다'],
  [IDENTITY_TEXTS['cert.stopped'], '열린 인증을 멈추어', 'E-211', '멈춘 인증의 답은 버린다'],
  [IDENTITY_TEXTS['cert.resultOk'], '인증 창이 시작한 화면에 답을 전하여', 'E-121', '곧 닫힌다 (제81조)'],
  [IDENTITY_TEXTS['cert.resultCancelled'], '인증 창에서 인증을 취소하여', 'E-121', '곧 닫힌다 (제81조)'],
  [IDENTITY_TEXTS['cert.noOpener'], '인증 창이 시작한 화면을 찾지 못하여', 'E-124', '아무것도 저장하지 않는다'],
  [SESSION_TEXT['timer.extended'], '인증시간을 연장하여', 'E-146'],
  [APPLICATION_TEXTS['delivery.none'], '신속지급 신청서에 배달료를 불러오다가', 'A-051', '기본 지원금액으로 둔다'],
  [APPLICATION_TEXTS['form.filesNone'], '신청서에서 서류를 내지 않아도 되어 (RD-0)', 'A-080'],
  [DOCUMENT_REFUSAL_TEXTS.lastRow, '신청서류의 하나뿐인 칸을 지우려고 하여', 'A-087'],
  [APPLICATION_TEXTS['apply.warning'], '신청서를 제출하기 전의 확인 창에서', 'A-123'],
  [
    APPLICATION_TEXTS['form.checkAgain'],
    '실명인증, 사업자 조회나 계좌인증을 마친 칸을 바꾸어',
    'A-059',
    '다시 확인해야 한다',
  ],
  [APPLICATION_TEXTS['form.openingDateCleared'], '받지 않는 개업일자를 적어 칸이 비워져 (OD)', 'A-067'],
  [APPLICATION_TEXTS['draft.restoredForm'], '쓰던 신청서를 되살려', 'A-264'],
  [
    DRAFT_TEXTS['draft.maybeReceived'],
    '신청서를 보내고 답을 받기 전에 인증이 끝나 (GD-7, CD-4의 말 아래)',
    'A-267',
    '다시 인증하면 먼저 확인한다 (SA)',
  ],
  [DRAFT_TEXTS['draft.noticeSent'], '신청서를 보내고 답을 받지 못한 채 첫 화면을 열어', 'A-267', '먼저 확인한다 (SA)'],
  [DRAFT_TEXTS['draft.discardConfirm'], '작성 내용 삭제를 눌러', 'A-264'],
  [DRAFT_TEXTS['draft.expired'], '쓰던 것의 보관시간이 지나', 'A-265'],
  [DRAFT_TEXTS['draft.ofAnother'], '다른 사람이나 다른 번호로 인증하여', 'A-265'],
  [
    DRAFT_TEXTS['draft.files'],
    '쓰던 증빙·보완·의견을 되살렸으나 고른 파일은 되살리지 못하여 (인증이 끝나 지웠거나 브라우저가 보관하지 못함, 제71조)',
    'P-317',
  ],
  [EDIT_TEXTS['edit.accountConfirm'], '계좌정보를 수정하기 전에', 'A-212'],
  [EDIT_TEXTS['edit.bizConfirm'], '사업자 정보를 수정하기 전에', 'A-263'],
  [EDIT_TEXTS['edit.unchangedConfirm'], '고친 것 없이 보완을 보내기 전에 (TA-4)', 'D2-167'],
  [EDIT_TEXTS['edit.unchangedDone'], '고친 것 없이 보완을 보내어 (TA-4)', 'D2-167'],
  [RESULT_TEXTS['copy.failed'], '신청번호를 복사하다가 (브라우저가 막음)', 'A-138'],
  [COPY_TEXTS['faq.copyFailed'], '자주 묻는 질문의 주소를 복사하다가 (브라우저가 막음)', 'P-319'],
  [RESULT_TEXTS['cancel.confirm'], '신청을 취소하기 전에 (TA-5)', 'A-202'],
  ...Object.values(CANCELLATION_LOSS_SENTENCES).map(
    (text) => [text, '보류, 대상선정, 미선정이면 (TA-5)', 'D2-133'] as const,
  ),
  [RESULT_TEXTS['cancel.done'], '신청을 취소하여 (TA-5)', 'A-203'],
  [RESULT_TEXTS['reapply.done'], '다시 신청을 눌러 (TA-6)', 'A-206'],
  [PROOF_LIST_TEXTS['proof.cancelConfirm'], '증빙을 취소하기 전에 (PC)', 'A-196'],
  [PROOF_LIST_TEXTS['proof.cancelled'], '증빙의 항목을 취소하여 (TI-5)', 'A-197'],
  [PROOF_LIST_TEXTS['proofMstr.cancelled'], '증빙을 취소하여 (TM-5)', 'A-198'],
  [PROOF_LIST_TEXTS['proof.needsSupplement'], '보완을 요청받은 증빙 옆에', 'A-275'],
  [PROOF_LIST_TEXTS['proof.needsSupplementLate'], '보완기간의 마지막 날이 지난 증빙 옆에', 'D2-726'],
  [RESULT_TEXTS['result.duePast'], '보완기간의 마지막 날이 지난 신청이나 증빙에', 'D2-112'],
  [PROOF_LIST_TEXTS['lookup.empty'], '조회내역을 열어', 'A-187'],
  [REGISTRATION_TEXTS['reg.confirm'], '증빙을 등록하기 전에 (RG)', 'P-036'],
  [REGISTRATION_TEXTS['direct.pledgeAsked'], '직접배달 증빙을 등록하기 전에 (RG)', 'D3-150'],
  [REGISTRATION_TEXTS['reg.casesCleared'], '상한을 넘는 건수를 적어 칸이 비워져 (TL-3)', 'D3-150'],
  [REGISTRATION_TEXTS['reg.done'], '증빙을 모두 등록하여', 'P-074'],
  [REGISTRATION_TEXTS['parcel.confirmBody'], '택배사 조회를 신청하기 전에 (CR)', 'P-085'],
  [REGISTRATION_TEXTS['parcel.done'], '택배사 조회를 신청하여', 'P-088'],
  [PROOF_DETAIL_TEXTS['add.done'], '영업증빙을 보완하여 (BS)', 'P-094', '보완은 아직 끝나지 않았다 (SE)'],
  [PROOF_DETAIL_TEXTS['detail.approved'], '증빙자료 등록 화면에서 영업증빙이 인정되어', 'P-107'],
  [PROOF_DETAIL_TEXTS['detail.deleteConfirm'], '보완에서 파일을 삭제로 표시하기 전에', 'P-110'],
  [PROOF_DETAIL_TEXTS['detail.deleteLast'], '보완에서 남는 하나뿐인 파일을 지우려고 하여 (RF)', 'D3-140'],
  [PROOF_DETAIL_TEXTS['detail.pendingNotice'], '보완에서 표시하고 아직 보내지 않아', 'P-121'],
  [PROOF_DETAIL_TEXTS['detail.cancelled'], '보완에서 변경사항 취소를 눌러', 'P-127'],
  [PROOF_DETAIL_TEXTS['supp.confirmBody'], '보완등록을 하기 전에 (SU)', 'P-140'],
  [PROOF_DETAIL_TEXTS['supp.confirmDeletions'], '파일을 지우는 보완등록을 하기 전에 (SU)', 'P-140'],
  [
    PROOF_DETAIL_TEXTS['supp.partly'],
    '보완이 일부만 저장되어',
    'P-314',
    '저장되지 않은 것은 남고, 보완등록을 다시 누르면 이어진다',
  ],
  [PROOF_DETAIL_TEXTS['supp.done'], '보완등록을 하여', 'P-143'],
  [OPINION_TEXTS['op.confirm'], '의견을 제출하기 전에', 'P-111'],
  [OPINION_TEXTS['op.noFilesAttached'], '두 번째 의견에 파일이 없어', 'P-111'],
  [OPINION_TEXTS['op.success'], '의견을 제출하여', 'P-160'],
  [
    OPINION_TEXTS['op.reasonsFailed'],
    '의견제출 화면에서 사유 목록을 불러오다가',
    'A-167',
    '모두 목록에 있는 것으로 본다 (RC)',
  ],
  [OPINION_TEXTS['op.fileHint'], '의견에 파일을 붙이는 곳에서 (크기는 FE)', 'P-158'],
  [
    UPLOAD_TEXTS['file.metadataHint'],
    '증빙·의견의 파일을 고르는 곳에서',
    'D3-98',
    '줄여서 보내는 사진에는 그 정보가 없다 (FE-6)',
  ],
  [UPLOAD_TEXTS['file.imageUnreadable'], '올린 사진을 보다가', 'P-183'],
  [UPLOAD_TEXTS['file.pdfUnreadable'], '올린 PDF를 보다가', 'P-184'],
  [UPLOAD_TEXTS['file.pdfAgain'], '올린 PDF를 열어', 'P-108'],
  [UPLOAD_TEXTS['file.pdfBlocked'], '올린 PDF를 열다가 (브라우저가 새 창을 막음)', 'D3-202'],
  [UPLOAD_TEXTS['file.cannotLoad'], '증빙자료 등록 화면에서 파일을 보다가', 'P-185'],
  [LEAVE_TEXTS['leave.kept'], '쓰던 화면을 나가려고 하여', 'P-313'],
  [LEAVE_TEXTS['leave.keptBut'], '서류를 고르거나 주민등록번호를 적은 신청서를 나가려고 하여', 'P-313'],
  [LEAVE_TEXTS['leave.uploading'], '파일을 올리는 동안 화면을 나가려고 하여', 'P-313'],
  [LEAVE_TEXTS['leave.unsaved'], '보내지 않은 보완이나 저장하지 않은 팝업을 두고 나가려고 하여', 'P-313'],
  [DIRECTORY_TEXTS['region.none'], '지역센터나 자주 묻는 질문을 찾다가', 'P-252'],
  [NOTICE_ADMIN_TEXTS['pm.listError'], '팝업 목록을 불러오다가', 'P-210', '다시 불러오는 단추가 있다'],
  [NOTICE_ADMIN_TEXTS['pm.landingError'], '점검 안내(랜딩) 목록을 불러오다가', 'P-211', '팝업 목록은 쓸 수 있다'],
  [NOTICE_ADMIN_TEXTS['pm.statusError'], '팝업의 사용여부를 바꾸다가', 'P-213', '앞의 상태로 보인다'],
  [NOTICE_ADMIN_TEXTS['pm.deleteConfirm'], '팝업을 지우기 전에', 'P-214'],
  [NOTICE_ADMIN_TEXTS['pm.deleteError'], '팝업을 지우다가', 'P-214'],
  [NOTICE_ADMIN_TEXTS['pf.loadError'], '고칠 팝업을 불러오다가', 'P-226', '팝업 관리로 돌아간다'],
  [NOTICE_ADMIN_TEXTS['pf.saveError'], '팝업이나 점검 안내를 저장하다가', 'P-227', '적은 것은 남는다'],
  [NOTICE_ADMIN_TEXTS['pf.badUrl'], '팝업에 링크를 넣다가', 'P-229'],
  [NOTICE_ADMIN_TEXTS['pf.badImageHost'], '팝업에 이미지를 넣다가', 'P-229'],
  [SERVER_TEXT['server.registerRefused'], '사업자등록번호를 확인하다가 (기관이 그 번호를 받지 않음)', 'E-179'],
  [
    SERVER_TEXT['server.registerConflict'],
    '사업자등록번호를 확인하다가 (기관에서 그 번호의 다른 일이 끝나지 않음)',
    'E-179',
  ],
  [
    SERVER_TEXT['server.lookupBrnoText'],
    '사업자등록번호로 신청내역을 조회하다가 (기관이 그 번호를 조회하지 않음. 화면은 ‘brNo:’를 빼고 보인다, E-099)',
    'E-181',
  ],
  [SERVER_TEXT['server.certMissingCi'], '본인인증을 마치다가 (인증기관의 답에 연계정보가 없음)', 'E-190'],
  [
    SERVER_TEXT['server.tokenUnknown'],
    '인증시간을 연장하거나 동의 화면에 들어온 기록을 남기다가 (없거나 서버가 모르는 신청번호), 옛 형식의 동의를 보내다가 (신청번호가 없음). 기록과 옛 동의는 화면이 알리지 않는다',
    'E-187',
  ],
  [SERVER_TEXT['server.tokenSeconds'], '인증시간을 연장하다가 (한도 밖의 시간)', 'E-187'],
  [SERVER_TEXT['server.resultCheckFailed'], '동의 화면에 들어가다가 (서버가 확인하지 못함)', 'A-236'],
  [SERVER_TEXT['server.emptyResult'], '신청결과를 불러오다가 (기관의 답이 비어 있음)', 'A-248'],
  [
    SERVER_TEXT['server.reapplyDone'],
    '다시 신청하여 (TA-6. 화면은 ‘다시 신청할 수 있습니다…’를 뒤에 덧붙인다)',
    'A-206',
  ],
  [SERVER_TEXT['server.consentsClosed'], '동의를 저장하다가 (이미 제출한 신청, TA-1)', 'A-273'],
  [SERVER_TEXT['server.realNameMismatch'], '실명인증을 하다가 (이름과 주민등록번호가 다름, CO-2)', 'A-241'],
  [SERVER_TEXT['server.businessDifferent'], '사업자 정보를 조회하다가 (국세청의 답, BA-2)', 'A-242'],
  [SERVER_TEXT['server.accountUnknown'], '계좌인증을 하다가 (은행이 모르는 계좌, NM)', 'A-243'],
  [
    SERVER_TEXT['server.documentRefused'],
    '신청서를 제출하다가 (받지 않는 서류 파일, FD의 말 뒤에 파일 이름)',
    'D3-141',
  ],
  [
    SERVER_TEXT['server.proofInvalid'],
    '증빙을 등록하거나 보완하다가 (모르는 증빙유형, 파일의 유형이나 택배사. 총계는 TL)',
    'D3-108',
  ],
  [
    SERVER_TEXT['server.fileSizeZero'],
    '증빙을 등록하거나 보완하다가 (0바이트 파일, FS-1. 화면은 FS-1의 말로 바꾼다)',
    'P-277',
  ],
  [SERVER_TEXT['server.fileNotFound'], '파일을 보거나 내려받다가 (없거나 남의 파일)', 'P-290'],
  [
    SERVER_TEXT['server.proofNotFound'],
    '증빙을 불러오거나 고치거나 담당자가 처리하다가 (없거나, 신청번호가 다르거나, 남의 증빙이거나, 다른 증빙의 서류)',
    'P-281',
  ],
  [SERVER_TEXT['server.noProofItems'], '보완등록을 하다가 (보낸 항목이 없음)', 'P-282'],
  [SERVER_TEXT['server.noProofFile'], '보완등록을 하다가 (다시 올릴 파일이 없음)', 'P-286'],
  [SERVER_TEXT['officer.unknownAction'], '담당자가 처리하다가 (없는 처리)', 'E-198'],
  [SERVER_TEXT['officer.unknownOpinion'], '담당자가 의견에 답하다가 (없는 의견)', 'E-198'],
  [SERVER_TEXT['server.popupContent'], '팝업을 저장하다가 (내용이 비어 있음)', 'P-295'],
  [SERVER_TEXT['server.popupNotFound'], '팝업을 관리하다가 (없는 팝업)', 'P-294'],
  [SERVER_TEXT['server.popupType'], '팝업을 저장하다가 (유형을 바꿈)', 'P-295'],
  [
    SERVER_TEXT['server.missingField'],
    '무엇이든 서버에 보내다가 (빠진 항목. 신청서에서는 형식이 다른 항목도)',
    'E-198',
  ],
  [SERVER_TEXT['server.wrongField'], '무엇이든 서버에 보내다가 (다른 형식의 항목)', 'E-198'],
  [
    SERVER_TEXT['server.badRequest'],
    '무엇이든 서버에 보내다가 (읽을 수 없는 요청. 비었거나, UTF-8이 아니거나, JSON에 __proto__나 constructor가 있거나, 한 양식에 같은 칸이 두 번이거나, 목록이 너무 깊거나 (제73조), 팝업 번호가 주소와 다르거나, 팝업의 우선순위가 0 이상의 정수가 아님. JSON에 같은 이름이 두 번이면 뒤의 것을 쓰고, 모르는 이름은 버린다)',
    'E-198',
  ],
  [SERVER_TEXT['server.notFound'], '무엇이든 서버에 묻다가 (없는 주소)', 'E-198'],
  [SERVER_TEXT['server.tooLarge'], '무엇이든 서버에 보내다가 (상한을 넘는 크기, 제73조)', 'E-198'],
  [
    SERVER_TEXT['server.tooSlow'],
    '무엇이든 서버에 보내다가 (머리 부분이나 요청 전체가 제73조의 시간 안에 오지 않음. 파일이 없는 요청의 내용이 그 시간 안에 다 오지 않거나, 그동안 아무것도 오지 않으면 답 없이 끊고, 화면은 연결할 수 없다고 알린다)',
    'E-198',
  ],
  [SERVER_TEXT['server.wrongType'], '무엇이든 서버에 보내다가 (다른 형식의 요청)', 'E-198'],
  [SERVER_TEXT['server.foreignOrigin'], '무엇이든 서버에 보내다가 (다른 누리집에서 보냄)', 'E-198'],
  [SERVER_TEXT['server.failed'], '무엇이든 서버에 묻다가 (서버의 오류)', 'E-198'],
]
