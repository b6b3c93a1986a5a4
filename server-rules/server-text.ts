import type { OfficerOrderVerdict } from '#domain/application/officer/officer-order'
import { formatWon } from '#domain/kernel/won'
import type { OpinionEntriesVerdict } from '#domain/opinion/opinion'
import { toMegabytes } from '#domain/programme/megabyte'
import {
  MAX_BASE_FILES,
  MAX_FILE_SIZE_BYTES,
  MAX_OPINION_LENGTH,
  MAX_OPINIONS,
  MAX_PROOF_CASES,
  SUPPORT_CEILING,
} from '#domain/programme/parameters'
import type { ProofCancellationVerdict } from '#domain/proof/proof-cancellation'
import type { FileCountVerdict } from '#domain/proof/registration/file-counts'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import type { SupplementVerdict } from '#domain/proof/supplement/supplement'
import { SESSION_EXTENSION_SECONDS, SHORTEST_EXTENSION_SECONDS } from '#domain/session/timer'
import type { UploadUrlVerdict } from '#domain/upload/storage-url'

/** The server's own messages, by catalogue key. A test in `checks/text` compares the keys that both sides have. */
export const SERVER_TEXT = {
  'guard.expired': '인증정보가 만료되었습니다. 다시 인증해주세요.',
  'admin.invalidToken': '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
  'admin.noPermission': '관리자 권한이 없습니다.',
  'server.badRequest': '요청 내용을 확인할 수 없습니다. 입력하신 내용을 확인한 후 다시 시도해주세요.',
  'server.missingField': '필수 항목이 누락되었습니다: {field}',
  'server.wrongField': '입력 형식이 올바르지 않습니다: {field}',
  'server.notFound': '요청하신 정보를 찾을 수 없습니다.',
  'server.tooLarge': '전송한 내용이 허용된 크기를 초과하였습니다.',
  'server.tooSlow': '요청이 제시간에 도착하지 않았습니다. 잠시 후 다시 시도해주세요.',
  'server.wrongType': '지원하지 않는 형식의 요청입니다.',
  'server.foreignOrigin': '허용되지 않은 곳에서 보낸 요청입니다.',
  'server.unknownHost':
    '이 이름으로는 접속할 수 없습니다. 127.0.0.1, localhost 또는 HOST·OUTSIDE에 정한 이름으로 접속해주세요.',
  'server.keyReused': '같은 요청번호로 다른 내용이 전송되었습니다. 화면을 새로고침한 후 다시 시도해주세요.',
  'server.failed': '서비스 처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  'server.fault': '모의 오류입니다. 조종판에서 설정한 장애가 응답을 대신했습니다.',
  'guard.notCertified': '본인인증 후 진행해주세요.',
  'guard.noPermission': '접근 권한이 없습니다.',
  'admin.loginFailed': '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.',
  'brno.badFormat': '잘못된 사업자번호 입니다.',
  'brno.noApplication': '이 번호로 신청하신 내역이 없습니다.',
  'cert.already': '이미 본인인증을 완료하셨습니다.',
  'cert.failed': '인증에 실패했습니다. 다시 시도해주세요.',
  'application.duplicate': '본인인증 정보로 이미 신청접수 되었습니다.',
  'server.registerRefused': '사업자등록번호를 접수할 수 없습니다. 번호를 확인하신 후 다시 시도해주세요.',
  'server.registerConflict': '다른 신청이 처리되고 있는 사업자등록번호입니다. 잠시 후 다시 시도해주세요.',
  'server.lookupRefused': '신청내역을 조회하지 못했습니다. 잠시 후 다시 시도해주세요.',
  'server.lookupBrnoText': 'brNo: 조회할 수 없는 사업자등록번호입니다.',
  'server.tokenUnknown': '등록되지 않은 신청번호입니다.',
  'server.tokenSeconds': `연장할 수 있는 시간은 ${SHORTEST_EXTENSION_SECONDS}초부터 ${SESSION_EXTENSION_SECONDS}초까지입니다.`,
  'server.certMissingCi': '본인인증 정보가 없습니다. 다시 인증해주세요.',
  'server.fileNotFound': '요청하신 파일을 찾을 수 없습니다.',
  'server.resultCheckFailed': '신청 여부를 확인하지 못했습니다. 잠시 후 다시 시도해주세요.',
  'server.createDuplicate': '이미 접수된 신청이 있습니다.',
  'server.createInvalid': '신청정보가 올바르지 않습니다. 입력하신 내용을 확인해주세요.',
  'server.kindsChanged':
    '사업자 정보가 바뀌어 이대로는 접수할 수 없습니다. 첫 화면의 ‘신청하기’에서 사업자등록번호를 다시 확인하시면 바뀐 정보로 이어서 신청하실 수 있습니다.',
  'server.numberClosed': '폐업된 사업자등록번호입니다. 폐업한 사업자는 신청할 수 없습니다.',
  'server.numberKept':
    '제출하신 증빙이나 조회된 이용내역이 있으면 사업자등록번호를 바꿀 수 없습니다. 취소하실 수 있는 증빙이나 (신속지급이면) 신청을 먼저 취소하시거나 고객센터에 문의해주세요.',
  'server.numberUnregistered': '국세청에 등록되지 않은 번호입니다. 번호를 잘못 입력하지 않으셨는지 확인해주세요.',
  'server.consentsClosed': '이미 접수된 신청의 동의 내역은 바꿀 수 없습니다.',
  'server.consentsDiffer':
    '저장된 동의 내역이 신청서의 동의 내역과 다릅니다. 다시 신청하시면 신청서의 동의 내역으로 저장한 뒤 접수합니다.',
  'server.consentsMissing': '필수 동의 내역을 확인할 수 없습니다. 동의 화면부터 다시 진행해주세요.',
  'server.accountMismatch': '계좌정보가 일치하지 않습니다.',
  'server.updateNotAllowed': '현재 상태에서는 수정할 수 없습니다.',
  'server.cancelNotAllowed': '현재 상태에서는 취소할 수 없습니다.',
  'server.reapplyNotAllowed': '현재 상태에서는 다시 신청할 수 없습니다.',
  'server.reapplyDone': '재신청 처리가 완료되었습니다.',
  'server.emptyResult': '신청정보를 확인할 수 없습니다.',
  'document.wrongType': '허용된 파일 형식이 아닙니다. (jpg, png, pdf만 가능)',
  'server.documentRefused': '{text} 파일: {name}',
  'document.tooLarge': `파일 크기는 ${toMegabytes(MAX_FILE_SIZE_BYTES)}MB를 초과할 수 없습니다.`,
  'entry.carrierMissing': '이용 택배사 목록중 최소 1개이상 선택해주세요.',
  'entry.periodMissing': '실적증빙 기간을 최소 1개 이상 선택해주세요.',
  'entry.amountMissing': '총 증빙금액을 입력해주세요.',
  'entry.casesMissing': '총 증빙건수를 입력해주세요.',
  'reg.tooManyCases': `증빙건수는 최대 ${MAX_PROOF_CASES}건까지만 입력 가능합니다.`,
  'server.proofInvalid': '증빙 내용이 올바르지 않습니다. 입력하신 내용과 파일을 확인해주세요.',
  'server.fileSizeZero': 'FILE_SIZE_ZERO_ERROR: {name}',
  'server.noResult': '신청결과가 없습니다.',
  'server.proofNotFound': '증빙을 찾을 수 없습니다.',
  'supp.needPeriod': '실적증빙 기간을 입력해주세요.',
  'supp.amountPositive': '총 증빙금액은 0보다 커야 합니다.',
  'supp.noFileLeft':
    '보완등록 후 남는 실적증빙 파일이 없습니다. 삭제를 되돌리고 파일을 다시 올려주세요. 이 증빙을 제출하지 않으시려면 신청결과에서 증빙을 취소해주세요.',
  'supp.noBaseLeft': '보완등록 후 남는 영업증빙 파일이 없습니다. 삭제를 되돌리거나 영업증빙 파일을 더 올려주세요.',
  'supp.countPositive': '총 증빙건수는 0보다 커야 합니다.',
  'server.itemNotOpen': '보완요청 상태가 아닌 증빙은 다시 올리거나 삭제할 수 없습니다. 최신 내용을 확인해주세요.',
  'server.noProofItems': '등록할 증빙이 없습니다. 파일을 선택한 후 다시 시도해주세요.',
  'server.noProofFile': '다시 올릴 파일이 없습니다. 파일을 선택한 후 다시 시도해주세요.',
  'server.proofFileRefused':
    '지원되지 않는 파일 형식입니다. jpg, png, heic, webp, pdf 파일을 선택해주세요. 파일: {name}',
  'server.proofFileUsed': '이미 다른 증빙에 사용된 파일입니다. 파일을 다시 등록해주세요. 파일: {name}',
  'server.proofFileNotFound': '올리신 파일을 찾을 수 없습니다. 파일을 다시 등록해주세요. 파일: {name}',
  'server.opinionFileUsed': '이미 첨부한 파일입니다. 파일을 다시 등록해주세요. 파일: {name}',
  'file.zeroServer': '용량이 0인 파일은 올릴 수 없습니다. ({name})',
  'server.realNameMismatch': '입력하신 정보로 실명이 확인되지 않았습니다.',
  'server.businessDifferent': '확인할 수 없는 사업자 정보입니다.',
  'server.accountUnknown': '예금주를 조회할 수 없는 계좌입니다.',
  'server.popupNotFound': '팝업을 찾을 수 없습니다.',
  'server.popupContent': '내용을 입력해주세요.',
  'server.popupDates': '시작 일시와 종료 일시를 모두 입력해주세요.',
  'server.popupDate': '올바른 날짜/시간을 입력해주세요.',
  'server.popupPeriod': '종료 일시는 시작 일시 이후여야 합니다.',
  'server.popupType': '등록된 유형은 바꿀 수 없습니다.',
  'officer.unknownAction': '알 수 없는 처리입니다. 할 수 있는 처리 중에서 선택해주세요.',
  'officer.notAllowed': '현재 상태에서는 할 수 없는 처리입니다. 할 수 있는 처리 중에서 선택해주세요.',
  'op.notHold': '의견제출은 보류 상태에서만 가능합니다.',
  'op.limit': `의견제출은 ${MAX_OPINIONS}회까지만 가능합니다.`,
  'op.placeholderWaiting': '답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.',
  'officer.unknownOpinion': '의견을 찾을 수 없습니다.',
} as const

/** The server's messages about a refusal, by the rule that refuses and by its verdict. */
export const SERVER_REFUSAL_TEXTS = {
  uploadUrl: {
    otherType: '등록할 수 없는 파일 형식입니다.',
    otherCategory: '등록할 수 없는 파일 구분입니다.',
    noName: '파일 이름을 확인할 수 없습니다.',
    noApplication: '신청정보를 찾을 수 없습니다.',
  } satisfies Record<Exclude<UploadUrlVerdict, 'ok'>, string>,
  registration: {
    notSelected: '증빙제출 가능한 상태가 아닙니다.',
    notSelectedForParcel: '택배조회 신청이 가능한 상태가 아닙니다.',
    limit: `지급받으신 금액이 최대 지원금액 ${formatWon(SUPPORT_CEILING)}에 도달하여 증빙을 더 이상 등록할 수 없습니다.`,
    parcelRunning: '택배사 이용내역 조회가 진행 중이어서 증빙을 등록할 수 없습니다.',
    parcelExists: '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.',
  } satisfies Record<Exclude<RegistrationEligibility, 'ok'>, string>,
  fileCounts: {
    baseMissing: '영업증빙 파일을 등록해주세요.',
    tooManyBase: `영업증빙 파일은 ${MAX_BASE_FILES}개까지 등록할 수 있습니다. 파일을 줄여주세요.`,
    baseNotWanted: '배달·택배 이용 증빙에는 영업증빙 파일을 등록할 수 없습니다. 실적증빙 파일만 등록해주세요.',
    performanceMissing: '실적증빙 파일을 등록해주세요.',
    tooManyPerformance: '등록할 수 있는 실적증빙 파일의 수를 넘었습니다. 파일을 줄여주세요.',
  } satisfies Record<Exclude<FileCountVerdict, 'ok'>, string>,
  proofCancellation: {
    notOpen: '심의 중이거나 이미 처리된 증빙은 취소할 수 없습니다.',
    lookedUp: '신속지급과 택배사 조회 증빙은 취소할 수 없습니다.',
    applicationEnded: '취소된 신청의 증빙은 취소할 수 없습니다.',
    applicationPaid: '지급이 완료된 신청의 증빙은 취소할 수 없습니다.',
  } satisfies Record<Exclude<ProofCancellationVerdict, 'ok'>, string>,
  supplement: {
    notRequested: '보완요청일 경우 보완등록이 가능합니다.',
    cancelled: '취소된 신청의 증빙은 보완할 수 없습니다.',
    rejected: '선정되지 않은 신청의 증빙은 보완할 수 없습니다.',
    paid: '지급이 완료된 신청의 증빙은 보완할 수 없습니다.',
  } satisfies Record<Exclude<SupplementVerdict, 'ok'>, string>,
  opinionEntries: {
    empty: '의견내용을 입력해 주세요.',
    tooLong: `의견내용은 ${MAX_OPINION_LENGTH}자까지 입력할 수 있습니다.`,
    tooManyFiles: '첨부할 수 있는 파일의 수를 넘었습니다. 파일을 줄여주세요.',
    fileEmpty: SERVER_TEXT['file.zeroServer'],
    fileTooLarge: '첨부할 수 있는 크기를 넘은 파일이 있습니다. 다른 파일을 첨부해주세요.',
  } satisfies Record<Exclude<OpinionEntriesVerdict, 'ok'>, string>,
  officerOrder: {
    applicationEnded: '취소된 신청의 증빙과 의견은 처리할 수 없습니다.',
    incomplete: '처리에 필요한 내용이 빠졌습니다. 사유·항목·조회내역·답변을 확인해주세요.',
    noAmount: '금액을 1원 이상으로 지정해주세요.',
    aboveCeiling: `승인액이나, 지급액의 합계가 최대 지원금액 ${formatWon(SUPPORT_CEILING)}을 넘습니다.`,
    transferFailed: '이체하지 못한 신청의 증빙은 지급할 수 없습니다. 신청자가 계좌를 수정한 뒤에 지급해주세요.',
    amountDecided: '신청의 금액이 이미 결정되어, 증빙을 따로 지급하면 두 번 지급됩니다. 신청을 지급해주세요.',
    paidInFull: '지급이 끝난 신청의 증빙은 제외만 할 수 있습니다.',
    settled:
      '지급 절차가 시작된 신청의 승인된 증빙은 제외할 수 없습니다. 지급이 끝나지 않았으면 (이체하지 못했으면 신청자가 계좌를 수정한 뒤에) 먼저 신청을 보류해주세요.',
    noFile: '필요한 서류가 취소되었거나 조회된 내역이 없는 증빙은 승인하거나 지급할 수 없습니다.',
    notSelected: '선정되지 않은 신청의 증빙은 승인이나 지급, 보완 요청을 할 수 없습니다.',
    belowPaid: '이미 결정하거나 승인, 지급한 금액보다 적습니다. 그 금액까지 모두 적어주세요.',
  } satisfies Record<Exclude<OfficerOrderVerdict, 'ok'>, string>,
} as const

export type ServerTextKey = keyof typeof SERVER_TEXT

export const fillServerText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export const serverMessageOf = (key: ServerTextKey, values: Readonly<Record<string, string>>): string =>
  fillServerText(SERVER_TEXT[key], values)
