import { progressOf } from '#domain/application/result'
import { Timeline } from '../design/Timeline.tsx'
import { WORDS } from '../text/ko/words.ts'
import { COMPLETION as T } from '../text/ko/completion.ts'
import { RESULT } from '../text/ko/result.ts'

/** The five steps that follow, each with what happens in it; the first has just been done. [D2-80] */
export const NextSteps = () => (
  <Timeline
    stages={progressOf('applied').map(({ step, label, state }) => ({
      name: RESULT[label],
      state: state === 'active' ? 'done' : 'ahead',
      date: state === 'active' ? WORDS['common.done'] : undefined,
      note: T[`cmptn.step${step}`],
    }))}
  />
)
