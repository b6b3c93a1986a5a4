import { SHARED } from '../../text/ko/shared.ts'

/**
 * The states of a stage: the icon of its dot, and the words for it. `due`: ahead, and the applicant must act before it;
 * `part`: it has started early; `ended`: the application ends here; `closed`: it is never reached. `now`, `warn` and
 * `arrived` mark the current stage: `warn` if the applicant must act, `arrived` if it is done.
 */
export const STAGE_STATES = {
  done: { icon: 'check', note: SHARED['common.done'] },
  now: { icon: null, note: SHARED['common.now'] },
  warn: { icon: 'alert', note: SHARED['common.now'] },
  arrived: { icon: 'check', note: SHARED['common.done'] },
  ahead: { icon: null, note: SHARED['common.ahead'] },
  due: { icon: 'alert', note: SHARED['common.ahead'] },
  part: { icon: null, note: SHARED['common.part'] },
  ended: { icon: 'x', note: SHARED['common.closed'] },
  closed: { icon: null, note: SHARED['common.closed'] },
} as const

export type StageState = keyof typeof STAGE_STATES
