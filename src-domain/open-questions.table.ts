import { DEFAULT_SETTINGS } from './kernel/settings.ts'

/** 정하지 않은 것: a question that the documents leave open, what this system does about it, and the requirement nearest to it. */
export type OpenQuestion = { readonly question: string; readonly today: string; readonly ref: string }

export const OPEN_QUESTIONS: readonly OpenQuestion[] = [
  { question: '남이 내 사업자등록번호로 먼저 신청했으면 누가 풀어 줍니까?', today: '뒤의 신청은 막힌다 (RA-3). 담당자가 앞의 신청을 취소 처리해야 풀린다 (TA-17).', ref: 'A-246' },
  { question: '담당자가 취소한 신청도 다시 신청할 수 있습니까?', today: '다른 신청을 막지 않으므로 (RA-1) 첫 화면에서 새로 신청한다. ‘다시 신청’은 스스로 취소한 신청에만 있다 (TA-6).', ref: 'A-164' },
  { question: '접수한 뒤에 폐업하면 어떻게 됩니까?', today: '다시 조회하지 않는다. 기관이 심사에서 본다.', ref: 'E-086' },
  { question: '잘못 적은 계좌는 언제까지 고칩니까?', today: '기한이 없다. 이체결과오류인 동안 고친다 (TA-3).', ref: 'A-214' },
  { question: '증빙은 언제까지 냅니까?', today: '따로 정해진 마감일은 없다. 지급 절차가 시작되기 전까지 등록한다 (NP-2).', ref: 'D2-100' },
  { question: '이의신청은 어디로 합니까?', today: `이 시스템은 받지 않는다. 이의신청 안내의 누리집이나 전화(${DEFAULT_SETTINGS.callCentre.proof.join(', ')})로 한다.`, ref: 'P-255' },
  { question: '이의신청과 의견제출은 언제까지 합니까?', today: '기한이 없다. 의견은 보류인 동안 낸다 (OP).', ref: 'P-146' },
  { question: '의견의 답변은 언제 옵니까?', today: '기한이 없다. 답변되면 신청결과에서 알린다 (TO-2).', ref: 'P-266' },
  { question: '이미 지급한 지원금의 환수는 누가 정합니까?', today: '지급완료를 되돌리는 일이 없다 (TA-18). 기관이 따로 한다.', ref: 'A-004' },
  { question: '홍보 동의는 어디에서 철회합니까?', today: '철회하는 화면이 없다. 고객센터에 요청한다.', ref: 'D2-71' },
  { question: '두 기기에서 함께 로그인하면 어떻게 됩니까?', today: '기기마다 이어진다. 한 브라우저에서는 새로 로그인하면 앞의 로그인이 끝난다. 한쪽에서 바꾼 신청은 다른 쪽에서 다시 불러와야 고친다 (ED).', ref: 'E-188' },
  { question: '증빙의 항목을 하나씩 모두 취소하면 증빙은 어떻게 됩니까?', today: '증빙은 그 상태로 남는다 (TI-5). 보완할 때에는 남는 파일이 있어야 한다 (RF).', ref: 'A-254' },
  { question: '쓰는 동안 점검이 시작되면 어떻게 됩니까?', today: '화면이 닫히고 (MA) 쓰던 것은 남는다. 서버는 점검을 이유로 거절하지 않는다.', ref: 'P-317' },
  { question: '필수 동의를 접수한 뒤에 철회하면 어떻게 됩니까?', today: '철회하는 화면이 없다. 고객센터에 요청하며, 신청이 어떻게 되는지는 기관이 정한다.', ref: 'A-273' },
  { question: '올리고 등록하지 않은 파일은 언제 지웁니까?', today: '지우는 때가 없다. 다른 사람은 볼 수 없다 (OW).', ref: 'P-288' },
  { question: '지원금은 언제 들어옵니까?', today: '날을 안내하지 않는다.', ref: 'D2-136' },
  { question: '승인한 금액과 지급한 금액이 다르면 어떻게 됩니까?', today: '지급할 때 적은 금액이 결정금액이 된다 (TM-8). 까닭은 남지 않는다.', ref: 'A-192' },
  { question: '미성년자도 신청할 수 있습니까?', today: '나이를 보지 않는다.', ref: 'E-066' },
  { question: '심사하는 담당자의 권한은 누가 정합니까?', today: '기관의 시스템이 정한다. AD는 팝업 관리만 말한다.', ref: 'E-163' },
  { question: '관리자 비밀번호를 여러 번 틀리면 잠깁니까?', today: '잠그지 않는다.', ref: 'E-170' },
  { question: '두 사람이 같은 번호로 함께 신청하면 누가 됩니까?', today: '먼저 도착한 제출을 접수한다 (RA-3).', ref: 'A-246' },
]
