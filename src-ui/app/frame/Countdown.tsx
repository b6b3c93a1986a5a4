import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { formatTimeLeft } from '#domain/session/countdown'
import { SESSION_WARNING_SECONDS } from '#domain/session/timer'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { loadOrShowFailure } from '#ui/parts/dialog/load-on-click.ts'
import { followSession, sessionSecondsLeft } from '#ui/parts/session/session-signals.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import styles from './Countdown.module.css'

/** The remaining time. It is a paragraph, because screen readers do not read bare text in a timer. */
const RemainingTime = () => {
  useSignals()
  const seconds = sessionSecondsLeft.value
  return (
    <div className={styles.left} role="timer" aria-live="off">
      <p>{seconds === null ? '' : formatTimeLeft(seconds)}</p>
    </div>
  )
}

/** Reserves the space of the countdown in a prerendered document, which is not hydrated. */
export const CountdownPlaceholder = () => <div className={styles.timer} />

const endSession = async () => {
  const part = await loadOrShowFailure(() => import('#ui/parts/session/ask-to-end-session.ts'))
  await part?.askToEndSession()
}

/**
 * The remaining time, and the button that extends it, in the header of routes with a countdown. In a wide window, the
 * button that ends the session is behind them. [E-019] [D2-950]
 */
export const Countdown = () => {
  useSignals()
  const [busy] = useState(() => signal(false))
  useEffect(() => void followSession(), [])
  const seconds = sessionSecondsLeft.value
  const last = seconds !== null && seconds <= SESSION_WARNING_SECONDS
  const extend = async () => {
    if (busy.peek() || seconds === null) return
    busy.value = true
    await loadOrShowFailure(() => import('./follow-countdown.ts'))
      .then((part) => part?.extendSession())
      .finally(() => (busy.value = false))
  }
  return (
    <div className={classNames(styles.timer, last && styles.last)}>
      <div className={styles.label}>
        <Icon name="clock" small />
        <span>{COMPONENT_TEXTS['timer.label']}</span> <RemainingTime />
      </div>
      <button
        className={styles.extend}
        type="button"
        aria-disabled={busy.value || seconds === null || undefined}
        onClick={() => void extend()}
      >
        {COMPONENT_TEXTS['timer.extend']}
      </button>
      <button className={styles.end} type="button" aria-haspopup="dialog" onClick={() => void endSession()}>
        {SESSION_TEXT['end.button']}
      </button>
    </div>
  )
}
