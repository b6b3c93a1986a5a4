import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import { IDENTITY_METHODS } from '#domain/identity/methods.table'
import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button, Spinner } from '#ui/parts/design/Button.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { fill } from '#ui/text/fill.ts'
import {
  IDENTITY_TEXTS as T,
  CERTIFICATION_METHOD_HINTS,
  CERTIFICATION_METHOD_NAMES,
} from '#ui/text/ko/identity/identity.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { type CertificationModel, type CertificationPhase, methodButtonId } from './certification.model.ts'
import styles from './MethodCard.module.css'

/** The id of the sentence that says why no method is available now. */
export const CERTIFICATION_PROGRESS_ID = 'cert-progress'

/** The sentence for each phase of a certification; null if a button or a dialog already says it. */
const PHASE_WORDS: Readonly<Record<CertificationPhase, string | null>> = {
  idle: null,
  opening: T['cert.inProgress'],
  needsPress: null,
  windowOpen: T['cert.inProgress'],
  looksClosed: T['cert.looksClosed'],
  finishing: COMPONENT_TEXTS['common.loading'],
}

const wordsOf = (phase: CertificationPhase, method: IdentityMethod | null): string | null => {
  // During the wait in the queue no window is open, and the waiting room is above the page.
  if (phase === 'opening' && dialogs.active.value !== null) return null
  // If the closed window of a method means a cancellation, an alert already reports the cancellation. [E-108]
  if (phase === 'looksClosed' && method !== null && IDENTITY_METHODS[method].closedCancels) return null
  return PHASE_WORDS[phase]
}

/**
 * The button that stops the certification. If the button disappears while it has the focus, the focus moves to the
 * button of the method. [E-211]
 */
const Abort = ({ certification }: { readonly certification: CertificationModel }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      const method = certification.method.peek()
      if (method !== null && element?.contains(document.activeElement)) focusField(methodButtonId(method))
    }
  }, [certification])
  const abort = () => {
    certification.abort()
    announce(T['cert.stopped'])
  }
  return (
    <div ref={place}>
      <Button kind="tertiary" small onPress={abort}>
        {T['cert.abort']}
      </Button>
    </div>
  )
}

/** The instruction below the chosen method, with a button to stop. [E-105] [E-211] */
export const CertificationInstruction = ({ certification }: { readonly certification: CertificationModel }) => {
  useSignals()
  const phase = certification.phase.value
  const text = wordsOf(phase, certification.method.value)
  if (text === null) return null
  const canAbort = phase === 'opening' || phase === 'windowOpen'
  return (
    <Banner
      title={text}
      saidId={CERTIFICATION_PROGRESS_ID}
      actions={canAbort && <Abort certification={certification} />}
    />
  )
}

type CardProps = { readonly method: IdentityMethod; readonly certification: CertificationModel }

/**
 * One of several methods: its name, and for whom it is suitable. While a certification is running, also why the method
 * is blocked. [E-105]
 */
export const MethodCard = ({ method, certification }: CardProps) => {
  useSignals()
  const isBlocked = !certification.canStart.value
  const isBusy = isBlocked && certification.method.value === method
  const id = methodButtonId(method)
  return (
    <button
      id={id}
      className={styles.method}
      type="button"
      aria-label={fill(T['cert.start'], { method: CERTIFICATION_METHOD_NAMES[method] })}
      aria-describedby={isBlocked ? CERTIFICATION_PROGRESS_ID : `${id}-hint`}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBlocked) void certification.start(method)
      }}
    >
      <span className={styles.name}>{CERTIFICATION_METHOD_NAMES[method]}</span>
      <Phrase
        as="span"
        className={`small ${styles.hint}`}
        id={`${id}-hint`}
        text={CERTIFICATION_METHOD_HINTS[method]}
      />
      {isBusy ? <Spinner /> : <Icon name="right" />}
    </button>
  )
}
