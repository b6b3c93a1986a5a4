import type { ReactNode } from 'react'
import { WORDS } from '../../text/ko/words.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'

/**
 * One stage: `done`, `ahead`, `part` (begun before its turn), `closed` (never reached), or the present one (`warn`: the
 * applicant has to act; `arrived`: the last).
 */
export type Stage = {
  readonly name: string
  readonly state: 'done' | 'now' | 'warn' | 'arrived' | 'ahead' | 'part' | 'closed'
  readonly date?: ReactNode
  /** Words for the state; without them 완료, 지금 단계, 예정. */
  readonly note?: string | undefined
  /** A picture of the stage, without meaning of its own. */
  readonly art?: ReactNode
}

const LOOK = {
  done: { className: 'is-done', icon: 'check', note: WORDS['common.done'] },
  now: { className: 'is-now', icon: null, note: WORDS['common.now'] },
  warn: { className: 'is-now is-warn', icon: 'alert', note: WORDS['common.now'] },
  arrived: { className: 'is-now is-arrived', icon: 'check', note: WORDS['common.done'] },
  ahead: { className: '', icon: null, note: WORDS['common.ahead'] },
  part: { className: 'is-part', icon: null, note: WORDS['common.part'] },
  closed: { className: 'is-closed', icon: 'x', note: WORDS['common.closed'] },
} as const

const CURRENT: readonly Stage['state'][] = ['now', 'warn', 'arrived']

/** The stages of an application with their dates, side by side from 768 px. `rider` is a picture before the present stage. */
export const Timeline = ({ stages, rider }: { readonly stages: readonly Stage[]; readonly rider: ReactNode }) => (
  <ol className="timeline timeline--row timeline--road">
    {stages.map(({ name, state, date, note, art }) => {
      const look = LOOK[state]
      const isPresent = CURRENT.includes(state)
      return (
        <li
          key={name}
          className={`timeline__item ${look.className}`.trim()}
          aria-current={isPresent ? 'step' : undefined}
        >
          <span className="timeline__dot" aria-hidden="true">
            {look.icon && <Icon name={look.icon} />}
          </span>
          <Phrase as="p" className="timeline__name" text={name} />
          <p className="timeline__date">{date}</p>
          <p className="timeline__state">{note ?? look.note}</p>
          {art !== undefined && (
            <span className="timeline__art" aria-hidden="true">
              {art}
              {isPresent && rider}
            </span>
          )}
        </li>
      )
    })}
  </ol>
)
