import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense } from 'react'
import type { QueueGate, QueueWaiting } from '#app/admission/queue-gate.port'
import { Button } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { DialogActions, DialogBody } from '../design/ModalHolder.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import { GENERAL } from '../text/ko/general.ts'
import { WAITING } from '../text/ko/waiting.ts'

const WaitingView = lazy(() => import('./WaitingView.tsx'))

const waiting = signal<QueueWaiting | null>(null)

/** `약 2분`, `약 30초`: rounded up, because nobody minds being let in early. */
const estimateWords = (seconds: number | null): string =>
  seconds === null
    ? WAITING['waiting.unknown']
    : seconds < 60
      ? fill(WAITING['waiting.seconds'], { n: String(Math.max(1, Math.ceil(seconds))) })
      : fill(WAITING['waiting.minutes'], { n: String(Math.ceil(seconds / 60)) })

/** The place in the line, the estimate and the progress. [P-197] [P-316] */
const Place = () => {
  useSignals()
  const state = waiting.value
  if (state === null) return null
  const percent = Math.round(state.progress * 100)
  return (
    <DialogBody>
      <div className="wait">
        <div className="slip">
          <div className="slip__head" role="status">
            <p className="slip__label">{WAITING['waiting.place']}</p>
            <p className="slip__big">
              {state.kind === 'queue'
                ? fill(GENERAL['queue.ahead'], { n: String(state.ahead) })
                : WAITING['waiting.address']}
            </p>
          </div>
          <div className="slip__body">
            <div className="wait__route" style={{ '--at': `${percent}%` } as React.CSSProperties}>
              <Suspense fallback={null}>
                <WaitingView />
              </Suspense>
              <progress max={100} value={percent} aria-label={WAITING['waiting.progressLabel']} />
            </div>
            <dl className="kv">
              <div>
                <dt>{WAITING['waiting.estimate']}</dt>
                <dd>{estimateWords(state.estimateSeconds)}</dd>
              </div>
              <div>
                <dt>{WAITING['waiting.progress']}</dt>
                <dd className="num">{percent}%</dd>
              </div>
            </dl>
          </div>
        </div>
        <p>
          <Phrase text={GENERAL['queue.guide']} />
        </p>
      </div>
    </DialogBody>
  )
}

/** Opens the waiting room while somebody waits. Leaving it by any way is the stop button. [P-197] [P-198] */
export const followQueue = (gate: QueueGate): (() => void) => {
  let close: (() => void) | null = null
  const open = () => {
    const left = dialogs.open<'admitted' | 'stopped'>({
      title: GENERAL['queue.title'],
      cancelled: 'stopped',
      render: (answer) => (
        <>
          <Place />
          <DialogActions>
            <Button kind="tertiary" onPress={() => answer('stopped')}>
              {GENERAL['queue.stop']}
            </Button>
          </DialogActions>
        </>
      ),
    })
    const room = dialogs.stack.peek().at(-1)
    close = () => room?.answer('admitted')
    void left.then((how) => {
      close = null
      if (how === 'stopped') gate.stop()
    })
  }
  const show = (state: QueueWaiting | null) => {
    waiting.value = state
    if (state === null) close?.()
    else if (close === null) open()
  }
  show(gate.waiting())
  return gate.subscribe(show)
}
