import { WORDS } from '../../text/ko/words.ts'

/**
 * The states of a stage: the icon of its dot, and the words for it. `due`: ahead, and the applicant must act before it;
 * `part`: it has started early; `ended`: the application ends here; `closed`: it is never reached. `now`, `warn` and
 * `arrived` mark the current stage: `warn` if the applicant must act, `arrived` if it is done.
 */
export const STAGE_STATES = {
  done: { icon: 'check', note: WORDS['common.done'] },
  now: { icon: null, note: WORDS['common.now'] },
  warn: { icon: 'alert', note: WORDS['common.now'] },
  arrived: { icon: 'check', note: WORDS['common.done'] },
  ahead: { icon: null, note: WORDS['common.ahead'] },
  due: { icon: 'alert', note: WORDS['common.ahead'] },
  part: { icon: null, note: WORDS['common.part'] },
  ended: { icon: 'x', note: WORDS['common.closed'] },
  closed: { icon: null, note: WORDS['common.closed'] },
} as const

export type StageState = keyof typeof STAGE_STATES
