import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'
import { SETTING_CHOICES } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { ROUTES } from '#domain/session/routes'
import type { Route } from '../handler.ts'

/** What each action of the queue is, as the console names it; those without a line have their own name. */
const ACTION_TITLES: Readonly<Record<string, string>> = {
  act_1: '메인 신청하기',
  act_3: '휴대폰 인증',
  act_7: '실명인증',
  act_8: '사업자정보 조회',
  act_9: '계좌인증',
  act_10: '금융인증서',
  act_11: '공동인증서',
  act_12: '아이핀',
  act_13: '간편인증',
  act_14: '간편인증 결과',
  debug: '증빙 등록·보완',
}

/** What each dated row is about. */
const DATED_TITLES: Readonly<Record<string, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 안내 팝업',
  default: '기본 안내 팝업',
  fallback: '대체 안내 팝업',
  applyClosed: '신청하기 닫힘',
  maintenanceWindow: '점검 시간 (사무실만 입장)',
}

/** Calls of the second origin that a fault may hit too. */
const OUTSIDE_PATHS = ['/storage/*', '/ip', '/ts.wseq', '/provider/*']

const edge = (title: string, at: Instant) => ({ title, now: new Date(at).toISOString(), shown: formatKstDateTime(at) })

const edgesOf = ({ id, from, until }: (typeof DATED_NOTICES)[number]) => {
  const edges = [
    ...(from === null ? [] : [edge('시작 1초 전', from - 1000), edge('시작', from)]),
    ...(until === null ? [] : [edge('끝나기 1초 전', until - 1000), edge('끝', until)]),
  ]
  return edges.length === 0 ? [] : [{ title: DATED_TITLES[id] ?? id, edges }]
}

const settingOf = ([name, preset]: [string, unknown]) => ({
  name,
  preset,
  choices: (SETTING_CHOICES as Readonly<Record<string, readonly string[]>>)[name] ?? null,
})

/** Everything that the console offers to choose from and that is the same in every world. */
export const catalogueOf = (routes: readonly Route[]) => ({
  paths: [...new Set([...routes.map(({ path }) => path.replace(/:\w+/g, '*')), ...OUTSIDE_PATHS])].toSorted(),
  pages: ROUTES,
  actions: [...new Set<string>(Object.values(QUEUE_ACTIONS))].map((id) => ({ id, title: ACTION_TITLES[id] ?? id })),
  dated: DATED_NOTICES.flatMap(edgesOf),
  settings: Object.entries(DEFAULT_SETTINGS).map(settingOf),
})
