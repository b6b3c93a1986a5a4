import type { ReactNode } from 'react'
import { WORDS } from '../../text/ko/words.ts'
import { Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import type { Picture } from './pictures/picture.ts'
import { joinNames } from './join-names.ts'
import styles from './Timeline.module.css'

/**
 * One stage. `done`, `ahead`; `due`: ahead, and the applicant must act before it; `part`: it has started early;
 * `ended`: the application ends here; `closed`: it is never reached. All other values mark the current stage: `warn` if
 * the applicant must act, `arrived` if it is done.
 */
export type TimelineStage = {
  readonly name: string
  readonly state: 'done' | 'now' | 'warn' | 'arrived' | 'ahead' | 'due' | 'part' | 'ended' | 'closed'
  /** True for a done stage if the rider has left it and is on the way to the next one. */
  readonly isLeft?: boolean
  readonly date?: ReactNode
  /** The words for the state; by default 완료, 지금 단계 or 예정. */
  readonly note?: string | undefined
  /** A decorative picture for the stage. */
  readonly art?: ReactNode
}

const LOOK = {
  done: { look: styles.done, icon: 'check', note: WORDS['common.done'] },
  now: { look: styles.now, icon: null, note: WORDS['common.now'] },
  warn: { look: `${styles.now} ${styles.warn}`, icon: 'alert', note: WORDS['common.now'] },
  arrived: { look: `${styles.now} ${styles.arrived}`, icon: 'check', note: WORDS['common.done'] },
  ahead: { look: '', icon: null, note: WORDS['common.ahead'] },
  due: { look: styles.warn, icon: 'alert', note: WORDS['common.ahead'] },
  part: { look: styles.part, icon: null, note: WORDS['common.part'] },
  ended: { look: styles.crossed, icon: 'x', note: WORDS['common.closed'] },
  closed: { look: styles.closed, icon: null, note: WORDS['common.closed'] },
} as const

const CURRENT: readonly TimelineStage['state'][] = ['now', 'warn', 'arrived']

/**
 * The stages of an application with their dates, side by side from 768 px on. `rider` is a picture before the current
 * stage; null for no picture.
 */
export const Timeline = ({
  stages,
  rider: Rider,
}: {
  readonly stages: readonly TimelineStage[]
  readonly rider: ((picture: Picture) => ReactNode) | null
}) => (
  <ol className={styles.timeline}>
    {stages.map(({ name, state, isLeft = false, date, note, art }) => {
      const look = LOOK[state]
      const isPresent = CURRENT.includes(state)
      return (
        <li
          key={name}
          className={joinNames(styles.item, look.look, isLeft && styles.left)}
          aria-current={isPresent ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {look.icon && <Icon name={look.icon} />}
          </span>
          <Phrase as="p" className={styles.name} text={name} />
          <p className={styles.date}>{date}</p>
          <p className={styles.state}>{note ?? look.note}</p>
          {art !== undefined && (
            <span className={styles.art} aria-hidden="true">
              {art}
              {isPresent && Rider !== null && <Rider className={styles.rider} />}
            </span>
          )}
        </li>
      )
    })}
  </ol>
)
