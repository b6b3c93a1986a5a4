import type { ReactNode } from 'react'
import { WORDS } from '../text/ko/words.ts'
import { Icon } from './Icon.tsx'

/**
 * One stage: behind, where it stands (`warn`: and waits for the applicant; `arrived`: and nothing comes after), ahead, or
 * never to be reached (`closed`).
 */
export type Stage = {
  readonly name: string
  readonly state: 'done' | 'now' | 'warn' | 'arrived' | 'ahead' | 'closed'
  readonly date?: ReactNode
  /** Words for the state; without them 완료, 지금 단계, 예정. */
  readonly note?: string | undefined
}

const LOOK = {
  done: { className: 'is-done', icon: 'check', note: WORDS['common.done'] },
  now: { className: 'is-now', icon: null, note: WORDS['common.now'] },
  warn: { className: 'is-now is-warn', icon: 'alert', note: WORDS['common.now'] },
  arrived: { className: 'is-now is-arrived', icon: 'check', note: WORDS['common.done'] },
  ahead: { className: '', icon: null, note: WORDS['common.ahead'] },
  closed: { className: 'is-closed', icon: 'x', note: WORDS['common.closed'] },
} as const

const CURRENT: readonly Stage['state'][] = ['now', 'warn', 'arrived']

/** The way of an application, told as stages with dates; `row` lies flat from 768 px. */
export const Timeline = ({ stages, row = false }: { readonly stages: readonly Stage[]; readonly row?: boolean }) => (
  <ol className={row ? 'timeline timeline--row' : 'timeline'}>
    {stages.map(({ name, state, date, note }) => {
      const look = LOOK[state]
      return (
        <li
          key={name}
          className={`timeline__item ${look.className}`.trim()}
          aria-current={CURRENT.includes(state) ? 'step' : undefined}
        >
          <span className="timeline__dot" aria-hidden="true">
            {look.icon && <Icon name={look.icon} />}
          </span>
          <span className="timeline__name">{name}</span>
          <span className="timeline__date">{date}</span>
          <span className="timeline__state">{note ?? look.note}</span>
        </li>
      )
    })}
  </ol>
)
