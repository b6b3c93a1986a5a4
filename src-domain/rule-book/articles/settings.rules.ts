import { waitBeganAt } from '../../application/result/next-step.ts'
import { kstInstant } from '../../time/calendar.ts'
import { parseInstant } from '../../time/written-dates.ts'
import { DEFAULT_MAINTENANCE } from '../../notice/dated-notices.table.ts'
import { announcedStartOf } from '../../notice/maintenance-window.ts'
import { PROOF_STATUSES, proofStatusName } from '../../proof/proof-status.table.ts'
import { formatSettingValue, SETTING_WORDS } from '../../settings/settings.rules.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../settings/settings.ts'

const SETTING_ROWS = (Object.keys(SETTING_WORDS) as (keyof Settings)[]).flatMap((setting) => {
  const words = SETTING_WORDS[setting]
  if (typeof words === 'string') return []
  const preset = DEFAULT_SETTINGS[setting]
  const others =
    typeof words.values === 'function'
      ? '정하는 대로'
      : Object.keys(words.values)
          .filter((value) => value !== `${preset as string | boolean}`)
          .map((value) => formatSettingValue(setting, value))
          .join(', ')
  return [{ cells: [words.decides, formatSettingValue(setting, preset), others, setting], ref: words.ref }]
})

/** Ends of the default maintenance window on the day that the notice gives, and on the next day. */
const MOVED_ENDS = ['2025-10-29 01:00', '2025-10-30 01:00']

const announcedStartWords = (end: string): string => {
  const window = { ...DEFAULT_MAINTENANCE, landing: null, until: parseInstant(end) ?? DEFAULT_MAINTENANCE.until }
  return `끝이 ${end}이면 시작을 ${announcedStartOf(window) === null ? '적지 않는다' : '적는다'}`
}

/** The statuses of a proof that starts no new wait. [D2-713] */
const STARTING_NO_WAIT = PROOF_STATUSES.filter(
  (status) => waitBeganAt({ updatedAt: null }, [{ status, updatedAt: kstInstant('2025-06-24'), registeredAt: null }]) === null,
)
  .map(proofStatusName)
  .join(', ')

export const SETTINGS_REFERENCE_TABLE = {
  title: '규칙을 바꾸는 운영 설정',
  synonyms: ['기본 설정', '설정값', '운영기관이 고르는 것'],
  question: '운영기관은 무엇을 고를 수 있고, 고르지 않으면 무엇이 적용됩니까?',
  no: 82,
  answer: '운영기관이 고르지 않으면 ‘지금 값’이 적용되고, 규칙집은 그 값으로 적혀 있다.',
  notes: [
    { says: '종류가 다르거나 없는 선택지인 설정, 허용되지 않은 주소, 범위를 벗어난 수는 지금 값으로 본다. 시간은 0보다 크고 2,147,483,647밀리초까지, 의견 파일의 상한은 파일 크기 상한까지이다. 읽을 수 없는 시각은 정하지 않은 것으로 본다.', refs: ['D1-382', 'D1-551'] },
    { says: `기본 점검 시간의 끝(guardEnd)만 바꾸면 안내도 그 끝을 알린다. 끝이 다른 날로 바뀌면 안내에 시작을 적지 않는다. 예: ${MOVED_ENDS.map(announcedStartWords).join(', ')}.`, refs: ['D3-132'] },
    { says: `한 단계의 날수(usualStepDays)를 정하면, 단계가 끝나는 날은 신청이나 증빙(${STARTING_NO_WAIT}인 것은 뺀다)이 마지막으로 바뀐 날(의견의 답변은 의견을 보낸 날)에 그 날수를 더한 날이고, 결정되는 날은 거기에 남은 단계(제31조)마다 그 날수를 더한 날이며, 그날이 지나면 확인이 평소보다 길어진다고 알린다.`, refs: ['D2-136', 'D2-560', 'D2-713', 'D2-785'] },
  ],
  source: DEFAULT_SETTINGS,
  columns: ['정하는 것', '지금 값', '다른 값', '설정'],
  rows: SETTING_ROWS,
}
