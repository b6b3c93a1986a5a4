import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'

/**
 * The states of a stage, each with the icon of the dot and the words for the state. The exclamation mark of `warn` and
 * `due` is in the style sheet of the dot. `due`: the stage is ahead, and the person must do something before it. `part`:
 * the stage has begun early. `ended`: the last stage, earlier than planned. `closed`: a stage that is never reached.
 * `now`, `warn` and `arrived` are states of the current stage: `warn` if the person must act, `arrived` if the stage is
 * done.
 */
export const STAGE_STATES = {
  done: { icon: 'check', note: COMPONENT_TEXTS['common.done'] },
  now: { icon: null, note: COMPONENT_TEXTS['common.now'] },
  warn: { icon: null, note: COMPONENT_TEXTS['common.now'] },
  arrived: { icon: 'check', note: COMPONENT_TEXTS['common.done'] },
  ahead: { icon: null, note: COMPONENT_TEXTS['common.ahead'] },
  due: { icon: null, note: COMPONENT_TEXTS['common.ahead'] },
  part: { icon: null, note: COMPONENT_TEXTS['common.part'] },
  ended: { icon: 'x', note: COMPONENT_TEXTS['common.closed'] },
  closed: { icon: null, note: COMPONENT_TEXTS['common.closed'] },
} as const

export type StageState = keyof typeof STAGE_STATES
