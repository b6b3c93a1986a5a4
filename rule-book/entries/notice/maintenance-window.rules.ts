import { DEFAULT_MAINTENANCE } from '#domain/notice/dated-notices.table'
import { formatPeriod } from '#domain/notice/landing-time'
import { MAINTENANCE_TIMINGS_MS } from '#domain/notice/limits'
import { announcedMaintenanceEndOf, decideMaintenanceWarning, decideMaintenanceWindow, defaultMaintenanceEnd, findLandingToShow, isDuringMaintenance, isMaintenanceSoon, type LandingNotice, type LandingNoticePeriod, decideWindowFacts, type MaintenanceWindow, announcedStartOf, applicableMaintenanceWindow } from '#domain/notice/maintenance-window'
import { MAINTENANCE_WINDOW_CASES } from '#domain/notice/maintenance-window.cases'
import { type Instant, kstInstant } from '#domain/time/calendar'
import { formatDuration } from '#domain/time/duration'
import { formatKstDateTime } from '#domain/time/written-dates'
import { casesOf, makeTableRuleEntry, yesNoWord } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

const landingInWords = ({ isActive, startsAt, endsAt }: LandingNoticePeriod): string =>
  `${isActive ? '사용' : '사용 안 함'} ${instantInWords(startsAt)} ~ ${instantInWords(endsAt)}`

export const instantInWords = (instant: Instant | null) => (instant === null ? '정하지 않음' : formatKstDateTime(instant))

export const MAINTENANCE_WINDOW_RULE = makeTableRuleEntry({
  prefix: 'MW',
  title: '점검 시간',
  synonyms: ['랜딩 정보', '점검 안내', '기본 점검 시간', '언제 점검', '점검 안내가 여럿', '점검 안내가 두 개'],
  question: '여러 점검 안내 가운데 어느 시간이 지금의 점검 시간입니까?',
  no: 64,
  answer: '끝나지 않은 점검 안내 가운데 가장 먼저 시작하는 시간이 점검 시간이고, 점검 안내가 없으면 기본 시간이다.',
  notes: [
    { says: '점검 안내를 한 번도 불러오지 못했으면 기본 시간이고, 불러온 뒤에 다시 묻다가 실패하면 앞서 불러온 안내를 그대로 쓴다. 이 브라우저에서 담당자가 안내를 바꾸었으면 새 답이 올 때까지 기본 시간이다.', refs: ['P-236', 'P-241', 'D3-36', 'D3-190', 'D1-500'] },
  ],
  table: decideWindowFacts.table,
  facts: {
    set: '유효한 점검 안내가 있음 (사용 중이고, 시작과 끝을 읽을 수 있고, 끝이 시작보다 빠르지 않음)',
    ahead: '유효한 점검 안내 가운데 아직 끝나지 않은 것이 있음 (시작과 끝이 같은 것은 빼고)',
  },
  verdicts: {
    first: '끝나지 않은 것 가운데 먼저 시작하는 시간 (시작이 같으면 늦게 끝나는 것)',
    earliest: '그런 안내가 모두 끝났거나 길이가 없으므로 점검이 아니다 (기본 시간도 쓰지 않는다)',
    default: `기본 시간: ${instantInWords(DEFAULT_MAINTENANCE.from)}부터 ${instantInWords(DEFAULT_MAINTENANCE.until)} 전까지 (제63조. 끝은 운영 설정이 바꿀 수 있다. ${formatDefaultSetting('guardEnd')})`,
  },
  cases: casesOf(MAINTENANCE_WINDOW_CASES, ({ landings, at }) => ({
    given: [
      ['점검 안내', landings.map(landingInWords).join(', ') || '없음'],
      ['지금', formatKstDateTime(at)],
    ],
    ask: () => decideMaintenanceWindow(landings, at),
  })),
})

const LANDING = { isActive: true, startsAt: kstInstant('2025-11-01', '22:00'), endsAt: kstInstant('2025-11-01', '23:00') }
const onDay = (time: string) => kstInstant('2025-10-28', time)
const WINDOW: MaintenanceWindow = { from: onDay('22:00'), until: kstInstant('2025-10-29', '00:00'), landing: null }
const soon = (time: string): string => yesNoWord(isMaintenanceSoon(WINDOW, onDay(time)))
const during = (day: string, time: string): string => yesNoWord(isDuringMaintenance(WINDOW, kstInstant(day, time)))
const shown = (known: Partial<LandingNotice>, time: string): string =>
  findLandingToShow([{ id: 1, content: '점검', isActive: true, startsAt: onDay('22:00'), endsAt: onDay('23:00'), ...known }], onDay(time)) === null ? '기본 안내' : '담당자가 적은 글'

export const MAINTENANCE_WARNING_RULE = makeTableRuleEntry({
  prefix: 'MN',
  title: '점검을 미리 알리기',
  synonyms: ['점검이 곧 시작', '점검 예고'],
  question: '적는 화면을 연 사람에게 곧 시작하는 점검을 미리 알립니까?',
  no: 143,
  answer: '사무실 밖에서 접속한 사람에게 점검마다 한 번 알린다.',
  notes: [
    { says: '점검 화면에는 서버가 보낸 첫째 점검 안내가 지금의 점검이고 내용이 있으면 그 글을, 아니면 기본 안내를 보인다.', refs: ['P-239', 'D3-35'] },
    { says: `보내는 중이면 그 답이 온 뒤에, 결과를 알리는 창이 열려 있으면 ${formatDuration(MAINTENANCE_TIMINGS_MS.reading)}까지 읽게 둔 뒤에 점검 화면으로 보낸다. 그때 다른 창도 모두 닫히고, 묻던 것은 답하지 않은 것이다.`, refs: ['P-305', 'P-237'] },
    { says: '점검의 시작이 바뀌면 다시 알리고, 끝만 바뀌면(더 길어져도) 다시 알리지 않는다. 점검 화면이 새 끝까지 보인다.', refs: ['P-305'] },
  ],
  table: decideMaintenanceWarning.table,
  facts: {
    soon: `점검이 ${formatDuration(MAINTENANCE_TIMINGS_MS.noticeAhead)} 안에 시작함`,
    announced: '그 점검을 이미 알림',
    office: '허용된 사무실 주소에서 접속',
  },
  verdicts: { announce: '알린다', silent: '알리지 않는다' },
  cases: [
    { proves: ['P-317'], rule: 'MN-1', facts: { soon: false, announced: false, office: false }, verdict: 'silent' },
    { proves: ['P-317'], rule: 'MN-2', facts: { soon: true, announced: true, office: false }, verdict: 'silent' },
    { proves: ['P-238'], rule: 'MN-3', facts: { soon: true, announced: false, office: true }, verdict: 'silent' },
    { proves: ['P-317'], rule: 'MN-4', facts: { soon: true, announced: false, office: false }, verdict: 'announce' },
  ],
  functionCases: [
    { proves: ['P-317'], given: '22시에 시작하는 점검, 21시 49분 59초: 곧 시작함', outcome: '아니요', ask: () => soon('21:49:59') },
    { proves: ['P-317'], given: '22시에 시작하는 점검, 21시 50분: 곧 시작함', outcome: '예', ask: () => soon('21:50') },
    { proves: ['P-317'], given: '22시에 시작하는 점검, 22시: 곧 시작함', outcome: '아니요', ask: () => soon('22:00') },
    { proves: ['P-234'], given: '22시에 시작하는 점검, 22시: 점검 중', outcome: '예', ask: () => during('2025-10-28', '22:00') },
    { proves: ['P-234'], given: '자정에 끝나는 점검, 23시 59분 59초: 점검 중', outcome: '예', ask: () => during('2025-10-28', '23:59:59') },
    { proves: ['P-234'], given: '자정에 끝나는 점검, 자정: 점검 중', outcome: '아니요', ask: () => during('2025-10-29', '00:00') },
    { proves: ['D3-02'], given: '시작과 끝이 같은 점검, 그 10분 안: 곧 시작함', outcome: '아니요', ask: () => yesNoWord(isMaintenanceSoon({ ...WINDOW, until: WINDOW.from }, onDay('21:55'))) },
    { proves: ['P-233'], given: '기본 점검의 끝을 설정하지 않음', outcome: '2025-10-29 00:00', ask: () => instantInWords(defaultMaintenanceEnd({ guardEnd: '' })) },
    { proves: ['P-233'], given: '기본 점검의 끝을 23:30으로 설정', outcome: '2025-10-29 23:30', ask: () => instantInWords(defaultMaintenanceEnd({ guardEnd: '23:30' })) },
    { proves: ['P-233'], given: '기본 점검의 끝을 2025-10-29 03:00으로 설정', outcome: '2025-10-29 03:00', ask: () => instantInWords(defaultMaintenanceEnd({ guardEnd: '2025-10-29 03:00' })) },
    { proves: ['P-240', 'D3-01'], given: '안내에 적는 끝: 설정하지 않음', outcome: '2025-10-29 00:30', ask: () => instantInWords(announcedMaintenanceEndOf(WINDOW, { noticeEnd: '' })) },
    { proves: ['D3-132'], given: '안내에 적는 끝: 점검의 끝만 03:00으로 바꿈', outcome: '2025-10-29 03:00', ask: () => instantInWords(announcedMaintenanceEndOf({ ...WINDOW, until: kstInstant('2025-10-29', '03:00') }, { noticeEnd: '' })) },
    { proves: ['D3-35', 'P-239'], given: '점검 화면의 글: 지금의 점검이고 내용이 있음', outcome: '담당자가 적은 글', ask: () => shown({}, '22:30') },
    { proves: ['D3-35', 'P-239'], given: '점검 화면의 글: 지금의 점검이고 내용이 빈칸뿐', outcome: '기본 안내', ask: () => shown({ content: ' ' }, '22:30') },
    { proves: ['P-239'], given: '점검 화면의 글: 아직 시작하지 않은 점검', outcome: '기본 안내', ask: () => shown({}, '21:30') },
    { proves: ['P-239'], given: '점검 화면의 글: 사용하지 않는 안내', outcome: '기본 안내', ask: () => shown({ isActive: false }, '22:30') },
    { proves: ['P-232'], given: '22시에 끝나는 점검과 23시에 시작하는 점검, 22시에 따르는 것', outcome: '2025-10-28 23:00', ask: () => instantInWords(decideMaintenanceWindow([{ isActive: true, startsAt: onDay('21:00'), endsAt: onDay('22:00') }, { isActive: true, startsAt: onDay('23:00'), endsAt: onDay('23:30') }], onDay('22:00')).window?.from ?? null) },
    { proves: ['P-240'], given: '안내에 적는 기간: 같은 날', outcome: '2025년 10월 28일(화) 22:00 ~ 23:30', ask: () => formatPeriod(onDay('22:00'), onDay('23:30')) },
    { proves: ['P-240'], given: '안내에 적는 기간: 다음 날', outcome: '2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30', ask: () => formatPeriod(onDay('22:00'), kstInstant('2025-10-29', '00:30')) },
    { proves: ['P-240'], given: '안내에 적는 끝: 담당자가 정한 23시까지의 점검', outcome: '2025-11-01 23:00', ask: () => instantInWords(announcedMaintenanceEndOf(applicableMaintenanceWindow([LANDING], LANDING.startsAt), { noticeEnd: '' })) },
    { proves: ['P-233'], given: '점검의 끝: 담당자가 정한 점검이 없음', outcome: '2025-10-29 00:00', ask: () => instantInWords(applicableMaintenanceWindow([], LANDING.startsAt).until) },
    { proves: ['D3-132'], given: '안내에 적는 시작: 기본 점검의 끝이 다음 날로 미뤄짐', outcome: '정하지 않음', ask: () => instantInWords(announcedStartOf({ ...WINDOW, until: kstInstant('2025-10-30', '00:00') })) },
    { proves: ['D3-132'], given: '안내에 적는 시작: 기본 점검의 끝이 그날 안에서 바뀜', outcome: '2025-10-28 22:00', ask: () => instantInWords(announcedStartOf({ ...WINDOW, until: kstInstant('2025-10-29', '03:00') })) },
    { proves: ['P-240'], given: '안내에 적는 시작: 담당자가 정한 점검', outcome: '2025-11-01 22:00', ask: () => instantInWords(announcedStartOf(applicableMaintenanceWindow([LANDING], LANDING.startsAt))) },
    { proves: ['P-239', 'P-240'], given: '점검 화면의 글: 담당자의 안내가 없음', outcome: '기본 안내', ask: () => findLandingToShow([], onDay('22:30')) === null ? '기본 안내' : '담당자가 적은 글' },
  ],
})
