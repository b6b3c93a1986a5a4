import type { SelfCheckQuestionId } from '#domain/eligibility/self-check'

/** The text of components: steps, states, remaining time, pagination, fields. [D1-202] [D1-203] */
export const COMPONENT_TEXTS = {
  'common.ahead': '예정',
  'common.now': '지금 단계',
  'common.done': '완료',
  'common.part': '일부 완료',
  'common.closed': '진행하지 않음',
  'common.required': '필수',
  'common.errorPrefix': '오류: ',
  'common.loading': '처리 중입니다. 잠시만 기다려주세요.',
  'common.entriesLocked': '확인하거나 보내는 동안에는 바꿀 수 없습니다.',
  'field.optional': ' (선택)',
  'field.textCut': '{max}자까지 적으실 수 있습니다. ‘{rest}’부터 {n}자가 들어가지 않았으니 줄여서 적어주세요.',
  'field.digitsCut': '{max}자리까지 적으실 수 있습니다. 더 적으신 숫자는 들어가지 않았으니 번호를 확인해주세요.',
  'field.partCut': '숫자 {all}자리가 아니어서 {max}자리만 들어갔습니다. 번호를 확인하고 다시 적어주세요.',
  'field.onlyDigits': '‘{typed}’에서 숫자만 남겨 {kept}{unit}이 되었습니다. 맞지 않으면 {unit} 단위로 고쳐주세요.',
  'field.noDigits': '‘{typed}’에는 숫자가 없어 적지 않았습니다. 숫자로 적어주세요.',
  'page.before': '이전 쪽',
  'page.after': '다음 쪽',
  'card.change': '변경',
  'card.open': '열기',
  'bar.lastLeft': '남은 것: {name}',
  'bar.left': '{n}가지 남음',
  'bar.leftFrom': '{n}가지 남음 · {name}부터',
  'bar.choose': '하나를 골라주세요.',
  'bar.leftNone': '모두 채우셨습니다.',
  'page.word': '쪽',
  'steps.label': '신청 단계',
  'steps.short': '{current}/{steps}',
  'steps.now': '{steps}단계 중 {current}단계 {name}',
  'timer.label': '인증 남은 시간',
  'timer.extend': '시간 연장',
} as const satisfies Record<string, string>

export const PROGRESS_TIMELINE_TEXTS = {
  'progressBar.at': '{label}: {count}단계 중 {nth}단계 {name}',
  'progressBar.now': '지금: {name}',
  'progressBar.next': '다음: {name}',
  'progressBar.show': '단계 보기',
  'progressBar.unknown': '{label}: {count}단계 보기',
} as const satisfies Record<string, string>

/** The names of the steps of the application, for the rail and the header. */
export const APPLICATION_STEP_NAMES = ['사업자 확인', '본인인증', '정보 동의', '신청정보 입력'] as const

/** The subject of each question of the self-check in one word, for the header and the buttons that change an answer. */
export const SELF_CHECK_SUBJECTS = {
  q1: '개업일',
  q2: '운영 여부',
  q3: '연 매출액',
  q4: '신청인',
  q5: '증빙자료',
} as const satisfies Record<SelfCheckQuestionId, string>

/** The characters after year, month and day in a Korean date: `1965년 3월 1일`. */
export const DATE_UNIT_CHARACTERS = '년월일'
