import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import type { IdentityMethod } from '#domain/identity/methods.table'
import { announce } from '../design/announcer.ts'
import { InlineAlert } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { focusField } from '../form/focus-field.ts'
import { GENERAL } from '../text/ko/general.ts'
import { IDENTITY as T } from '../text/ko/identity.ts'
import type { Stand, Verification } from './verification.model.ts'

/** The id of the sentence that says why no method may be pressed now. */
export const PROGRESS_ID = 'cert-progress'

/** The id of the button of a method. */
export const methodId = (method: IdentityMethod): string => `cert-${method}`

/** What is said while a certification stands so; null: the method's button or a dialog says enough. */
const WORDS: Readonly<Record<Stand, string | null>> = {
  rest: null,
  opening: T['cert.inProgress'],
  needsPress: null,
  windowOpen: T['cert.inProgress'],
  looksClosed: T['cert.looksClosed'],
  finishing: GENERAL['common.loading'],
}

const Words = ({ verification }: { readonly verification: Verification }) => {
  useSignals()
  const place = useRef<HTMLDivElement>(null)
  const stand = verification.stand.value
  const text = WORDS[stand]
  const abortable = stand === 'opening' || stand === 'windowOpen'

  // The abort button goes when it is no longer needed; whoever stood on it stands on the method again.
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      const { method } = verification
      if (element?.contains(document.activeElement) && method.peek() !== null)
        focusField(methodId(method.peek() as IdentityMethod))
    }
  }, [abortable, verification])

  if (text === null) return null
  return (
    <div id={PROGRESS_ID} ref={place}>
      <InlineAlert
        title={text}
        actions={
          abortable && (
            <Button
              kind="tertiary"
              small
              onPress={() => {
                verification.abort()
                announce(T['cert.stopped'])
              }}
            >
              {T['cert.abort']}
            </Button>
          )
        }
      />
    </div>
  )
}

/** Below the method that is under way: what to do now and how to stop it. [E-105] [E-211] */
export const Progress = ({ verification }: { readonly verification: Verification }) => {
  useSignals()
  return WORDS[verification.stand.value] === null ? null : <Words verification={verification} />
}
