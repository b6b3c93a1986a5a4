/** 서버가 거절하는 순서: the rules that the server applies to a call in this order, and the differences from the page. */
type ServerCheckOrder = {
  readonly call: string
  readonly order: string
  readonly differs: string
  readonly ref: string
}

export const SERVER_CHECK_ORDERS: readonly ServerCheckOrder[] = [
  { call: '신청서', order: '로그인 (OW-5) → 크기와 빠진 항목 (제84조) → 남의 것 (OW-1~3) → 상태 (TA) → 다른 신청 (RA) → 동의 (CC, SK) → 칸 (SB, EN) → 본인인증과의 대조 (CE) → 서류 (FD)', differs: '상한을 넘는 서류는 FD-2가 아니라 제84조의 말로, SB는 CE-1의 말로 거절한다. SB-301과 SB-303은 보지 않고, 실명인증이 맞지 않는다고 답한 것을 SB-302의 계속한다는 답으로 본다. 서류(SB-901)는 과세유형을 모를 때의 것(RD-2, RD-7)으로 본다. 지원금액과 결정금액은 보낸 것을 쓰지 않고 스스로 정한다 (제1조)', ref: 'A-246' },
  { call: '증빙', order: '자격 (RE) → 기간 (YR) → 총계 (TL) → 파일 (SF, FS) → 파일의 수 (FN)', differs: '없음', ref: 'P-276' },
  { call: '보완', order: 'SU-2 → SU-11 → 기간 (YR) → 총계 (TL) → 남는 파일 (RF)', differs: '한 번에 같은 서류를 두 번 바꾸면 TI-12의 말로 거절한다', ref: 'P-282' },
  { call: '의견', order: '남의 것 (OW) → 자격 (OP) → 내용 (OC) → 파일 (SF, FS)', differs: '글자 수는 앞뒤의 빈칸을 빼지 않고 센다', ref: 'P-293' },
]

/** 서버가 다시 보지 않는 것: what only the page checks, with its rule. */
type UncheckedByServer = { readonly what: string; readonly rule: string; readonly ref: string }

export const UNCHECKED_BY_SERVER: readonly UncheckedByServer[] = [
  { what: '자가진단의 답', rule: 'SC', ref: 'D1-249' },
  { what: '제출할 때의 국세청 상태와 진위확인', rule: 'BZ, BA', ref: 'E-086' },
  { what: '실명인증이나 사업자 조회가 맞지 않아도 계속할지', rule: 'CO', ref: 'A-057' },
  { what: '실명인증한 주민등록번호가 제출한 번호와 같은지 (번호를 남기지 않는다)', rule: 'CO', ref: 'A-256' },
  { what: '묻지 않은 동의 항목이 동의하지 않은 것인지, 항목의 순서', rule: '제68조', ref: 'A-022' },
  { what: '증빙의 세부유형', rule: '제37조', ref: 'P-022' },
  { what: '증빙 제출과 택배사 조회의 동의 (보내지 않는다)', rule: 'RG-2, CR-4', ref: 'P-053' },
  { what: '직접배달의 첫 단계', rule: 'DS', ref: 'P-042' },
  { what: '빈 파일을 빼고 등록할지 묻는 것 (빈 파일은 FS-1이 거절한다)', rule: 'VF', ref: 'P-067' },
  { what: '보완에서 바뀐 것과 남은 항목', rule: 'SU-7, SU-8', ref: 'P-139' },
  { what: '그 사이 바뀐 신청', rule: 'ED, CX', ref: 'A-274' },
  { what: '그 사이 바뀐 팝업', rule: '제72조', ref: 'P-225' },
]
