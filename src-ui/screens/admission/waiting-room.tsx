import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import type { QueueWaitState } from '#app/admission/queue-gate.port'
import { Button } from '#ui/parts/design/Button.tsx'
import { KeyValues } from '#ui/parts/design/Facts.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Scooter, Shop } from '#ui/parts/design/pictures/Street.tsx'
import { ProgressBar } from '#ui/parts/design/ProgressBar.tsx'
import { Slip, SlipBody, SlipHead, SlipLabel, SlipStatus } from '#ui/parts/design/Slip.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs, type OpenDialogOptions } from '#ui/parts/dialog/dialogs.ts'
import { fill } from '#ui/text/fill.ts'
import { WAITING_WORDS } from '#ui/text/ko/admission/waiting.ts'
import styles from './waiting-room.module.css'

/** The layer of the waiting dialog: above everything else in the page. [P-299] */
const WAITING_Z_INDEX = 32_000

type Waiting = { readonly waiting: ReadonlySignal<QueueWaitState | null> }

/**
 * Formats the estimated time as `약 2분` or `약 30초`. Rounds up, so that the real wait is not longer because of rounding.
 */
const estimateWords = (seconds: number | null): string => {
  if (seconds === null) return WAITING_WORDS['waiting.unknown']
  if (seconds < 60) return fill(WAITING_WORDS['waiting.seconds'], { n: String(Math.max(1, Math.ceil(seconds))) })
  return fill(WAITING_WORDS['waiting.minutes'], { n: String(Math.ceil(seconds / 60)) })
}

/** Position in the queue, estimate and progress. A blocked IP address has no position. [P-195] [P-316] */
const QueuePosition = ({ waiting }: Waiting) => {
  useSignals()
  const state = waiting.value
  if (state === null) return null
  const inLine = state.kind === 'queue'
  const percent = Math.round(state.progress * 100)
  return (
    <DialogBody>
      <div className={styles.wait}>
        <Slip>
          <SlipHead>
            <SlipLabel>{WAITING_WORDS[inLine ? 'waiting.place' : 'waiting.limited']}</SlipLabel>
            <SlipStatus>
              {inLine
                ? fill(WAITING_WORDS['queue.ahead'], { n: String(state.ahead) })
                : WAITING_WORDS['waiting.address']}
            </SlipStatus>
          </SlipHead>
          <SlipBody>
            <div className={styles.route} style={{ '--at': `${percent}%` } as React.CSSProperties}>
              <Scooter className={styles.scooter} />
              <Shop className={styles.goal} />
              <ProgressBar percent={percent} label={WAITING_WORDS['waiting.progressLabel']} />
            </div>
            <KeyValues
              facts={[{ name: WAITING_WORDS['waiting.estimate'], value: estimateWords(state.estimateSeconds) }]}
            />
          </SlipBody>
        </Slip>
        <div role="status">
          {state.isConnectionLost && <Phrase as="p" text={WAITING_WORDS['waiting.connectionLost']} />}
        </div>
        <Phrase as="p" text={WAITING_WORDS[inLine ? 'queue.guide' : 'waiting.addressGuide']} />
        {inLine && <Phrase as="p" text={WAITING_WORDS['waiting.away']} />}
      </div>
    </DialogBody>
  )
}

/** Says above `중지` that the place in the queue is lost. A blocked IP address has no place. [D1-423] */
const StopMeans = ({ waiting }: Waiting) => {
  useSignals()
  return waiting.value?.kind === 'queue' ? <Phrase as="p" text={WAITING_WORDS['waiting.stopMeans']} /> : null
}

/**
 * Opens the dialog of the waiting room, and returns a function that closes it when the wait ends. Calls `onClose`
 * exactly once: with `ended` after this function was called, with `stopped` if the dialog was closed before. The close
 * button asks first, because it does not say that closing loses the place in the queue. [P-197] [D1-423]
 */
export const openWaitingRoom = ({ waiting }: Waiting, onClose: (reason: 'ended' | 'stopped') => void): (() => void) => {
  const controller = new AbortController()
  const askToStop = async (stop: () => void) => {
    if (waiting.peek()?.kind !== 'queue') return stop()
    const wantsStop = await dialogs.confirm({
      title: WAITING_WORDS['waiting.askTitle'],
      text: WAITING_WORDS['waiting.stopMeans'],
      yes: WAITING_WORDS['queue.stop'],
      no: WAITING_WORDS['waiting.goOn'],
      recommended: 'no',
      signal: controller.signal,
    })
    if (wantsStop) stop()
  }
  const words: OpenDialogOptions<void> = {
    title: WAITING_WORDS['queue.title'],
    cancelled: undefined,
    onLeave: (stop) => void askToStop(stop),
    zIndex: WAITING_Z_INDEX,
    signal: controller.signal,
    render: (stop) => (
      <>
        <QueuePosition waiting={waiting} />
        <StopMeans waiting={waiting} />
        <DialogActions>
          <Button kind="tertiary" onPress={() => stop()}>
            {WAITING_WORDS['queue.stop']}
          </Button>
        </DialogActions>
      </>
    ),
  }
  void dialogs.open(words).then(() => onClose(controller.signal.aborted ? 'ended' : 'stopped'))
  return () => controller.abort()
}
