import { useSignals } from '@preact/signals-react/runtime'
import type { IdentityMethod } from '#domain/identity/methods.table'
import { Icon } from '../design/Icon.tsx'
import { useInFlight } from '../design/Button.tsx'
import { IDENTITY as T, METHOD_HINTS, METHOD_NAMES } from '../text/ko/identity.ts'
import { methodId, PROGRESS_ID } from './Progress.tsx'
import type { Verification } from './verification.model.ts'

const [, START] = T['cert.start'].split('{method}')

/** One of the further methods: its name, whom it suits, and, while a certification is under way, why it waits. [E-105] */
export const MethodCard = ({
  method,
  verification,
  onStart,
}: {
  readonly method: Exclude<IdentityMethod, 'phone'>
  readonly verification: Verification
  readonly onStart: () => void
}) => {
  useSignals()
  const off = !verification.offered.value
  const mine = verification.method.value === method
  const id = methodId(method)
  useInFlight(off && mine)
  return (
    <button
      id={id}
      className="method"
      type="button"
      aria-labelledby={`${id}-name`}
      aria-describedby={off ? PROGRESS_ID : `${id}-hint`}
      aria-disabled={off || undefined}
      aria-busy={(off && mine) || undefined}
      onClick={() => {
        if (!off) onStart()
      }}
    >
      <span className="method__name" id={`${id}-name`}>
        {METHOD_NAMES[method]}
        <span className="sr">{START}</span>
      </span>
      <span className="method__hint" id={`${id}-hint`}>
        {METHOD_HINTS[method]}
      </span>
      {off && mine ? <span className="icon spinner" aria-hidden="true" /> : <Icon name="right" />}
    </button>
  )
}
