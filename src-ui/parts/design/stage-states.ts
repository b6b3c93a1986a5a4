import { COMPONENT_TEXTS } from '../../text/ko/components.ts'

/**
 * `due`: ahead, and the applicant must do something before it. `part`: begun early. `ended`: the application ends here.
 * `closed`: never reached. `now`, `warn` (the applicant must act) and `arrived` (done) are states of the current stage.
 */
export const STAGE_STATES = {
  done: { icon: 'check', note: COMPONENT_TEXTS['common.done'] },
  now: { icon: null, note: COMPONENT_TEXTS['common.now'] },
  warn: { icon: 'alert', note: COMPONENT_TEXTS['common.now'] },
  arrived: { icon: 'check', note: COMPONENT_TEXTS['common.done'] },
  ahead: { icon: null, note: COMPONENT_TEXTS['common.ahead'] },
  due: { icon: 'alert', note: COMPONENT_TEXTS['common.ahead'] },
  part: { icon: null, note: COMPONENT_TEXTS['common.part'] },
  ended: { icon: 'x', note: COMPONENT_TEXTS['common.closed'] },
  closed: { icon: null, note: COMPONENT_TEXTS['common.closed'] },
} as const

export type StageState = keyof typeof STAGE_STATES
