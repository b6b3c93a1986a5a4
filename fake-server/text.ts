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
} as const

export type TextKey = keyof typeof TEXT

/** A sentence with its `{placeholders}` filled. */
export const textOf = (key: TextKey, values: Readonly<Record<string, string>> = {}): string =>
  TEXT[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
