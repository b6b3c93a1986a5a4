/** The server's own sentences, by the keys of the catalogues. A test in e2e compares the keys that both sides have. */
export const TEXT = {
  'guard.expired': '인증정보가 만료되었습니다. 다시 인증해주세요.',
  'admin.invalidToken': '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
  'admin.noPermission': '관리자 권한이 없습니다.',
  'server.badRequest': '요청 내용을 확인할 수 없습니다. 입력하신 내용을 확인한 후 다시 시도해주세요.',
  'server.missingField': '필수 항목이 누락되었습니다: {field}',
  'server.wrongField': '입력 형식이 올바르지 않습니다: {field}',
  'server.notFound': '요청하신 정보를 찾을 수 없습니다.',
  'server.tooLarge': '전송한 내용이 허용된 크기를 초과하였습니다.',
  'server.wrongType': '지원하지 않는 형식의 요청입니다.',
  'server.foreignOrigin': '허용되지 않은 곳에서 보낸 요청입니다.',
  'server.keyReused': '같은 요청번호로 다른 내용이 전송되었습니다. 화면을 새로고침한 후 다시 시도해주세요.',
  'server.failed': '서비스 처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.',
  'server.fault': '모의 오류입니다. 조종판에서 설정한 장애가 응답을 대신했습니다.',
  'guard.needCert': '본인인증 후 진행해주세요.',
  'guard.noPermission': '접근 권한이 없습니다.',
  'admin.loginFailed': '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.',
  'brno.badFormat': '잘못된 사업자번호 입니다.',
  'brno.noApplication': '신청정보가 존재하지 않습니다.',
  'cert.already': '이미 본인인증을 완료했습니다. 신청결과는 신청결과 조회에서 확인할 수 있습니다.',
  'cert.failed': '인증에 실패했습니다. 다시 시도해주세요.',
  'application.duplicate': '본인인증 정보로 이미 신청접수 되었습니다.',
  'server.registerRefused': '사업자등록번호를 접수할 수 없습니다. 번호를 확인하신 후 다시 시도해주세요.',
  'server.registerConflict': '다른 신청이 처리되고 있는 사업자등록번호입니다. 잠시 후 다시 시도해주세요.',
  'server.lookupRefused': '신청내역을 조회하지 못했습니다. 잠시 후 다시 시도해주세요.',
  'server.lookupBrnoText': 'brNo: 조회할 수 없는 사업자등록번호입니다.',
  'server.tokenUnknown': '등록되지 않은 신청번호입니다.',
  'server.tokenSeconds': '연장할 수 있는 시간은 1초부터 3600초까지입니다.',
  'server.certMissingCi': '본인인증 정보가 없습니다. 다시 인증해주세요.',
  'server.fileNotFound': '요청하신 파일을 찾을 수 없습니다.',
  'server.resultCheckFailed': '신청 여부를 확인하지 못했습니다. 잠시 후 다시 시도해주세요.',
  'server.createDuplicate': '이미 접수된 신청이 있습니다.',
  'server.createInvalid': '신청정보가 올바르지 않습니다. 입력하신 내용을 확인해주세요.',
  'server.accountMismatch': '계좌정보가 일치하지 않습니다.',
  'server.updateNotAllowed': '현재 상태에서는 수정할 수 없습니다.',
  'server.cancelNotAllowed': '현재 상태에서는 취소할 수 없습니다.',
  'server.reapplyNotAllowed': '현재 상태에서는 다시 신청할 수 없습니다.',
  'server.reapplyDone': '재신청 처리가 완료되었습니다.',
  'server.emptyResult': '신청정보를 확인할 수 없습니다.',
} as const

export type TextKey = keyof typeof TEXT

/** A sentence with its `{placeholders}` filled. */
export const textOf = (key: TextKey, values: Readonly<Record<string, string>> = {}): string =>
  TEXT[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
