import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { Button, Why } from '../design/Button.tsx'
import { ActionBar } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import { WORDS } from '../text/ko/words.ts'
import { NOT_ALLOWED, REGISTRATION as T } from '../text/ko/registration.ts'
import { programmeWords } from '../signals.ts'
import look from './registration.module.css'
import type { Registration } from './registration.model.ts'
import type { Register } from './use-register.ts'

/** Why the page is blocked, with the id that ties it to the button; nothing while it is not. [P-019] */
export const useBlocked = (registration: Registration) => {
  const id = useId()
  const verdict = registration.verdict.value
  return {
    by: verdict === 'ok' ? null : id,
    why: verdict === 'ok' ? null : <Why id={id} text={fill(NOT_ALLOWED[verdict], programmeWords.value)} />,
  } as const
}

/** The end of a registration: one step back, or register. What blocks is said beside it. [P-019] [P-037] [P-041] [P-048] */
export const RegisterBar = ({
  registration,
  register,
  onBack,
}: {
  readonly registration: Registration
  readonly register: Register
  readonly onBack: () => void
}) => {
  useSignals()
  const blocked = useBlocked(registration)
  const running = register.task.value.is === 'running'
  return (
    <>
      {blocked.why}
      {running && (
        <p className={look['running']} role="status">
          <Phrase text={T['reg.submitting']} />
        </p>
      )}
      <ActionBar>
        <Button kind="tertiary" onPress={onBack}>
          {WORDS['common.prev']}
        </Button>
        <Button
          busy={running ? T['reg.registering'] : false}
          blockedBy={blocked.by}
          onPress={() => void register.submit()}
          opensDialog
        >
          {T['reg.submit']}
        </Button>
      </ActionBar>
    </>
  )
}
