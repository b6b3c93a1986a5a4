import type { ReadonlySignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FormCheckState } from '#domain/application/form/application-form'
import { describedByIds, FieldDoneNote, FieldHint, FieldMessage } from '#ui/parts/controls/FieldMessage.tsx'
import { Button, BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { hasNoFocus } from '#ui/parts/focus/focus-outside-page.ts'
import { focusMoves } from '#ui/parts/focus/focus.ts'
import { shownNextMissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { focusField, type Field } from '#ui/parts/form/form-field.ts'
import { useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'
import { EDIT_TEXTS } from '#ui/text/ko/application/edit.ts'
import { reenterId } from './check-states.model.ts'
import type { FormCheckModel } from './form-check.ts'
import styles from './CheckAction.module.css'

/**
 * Announces a passed check. If the focus was on the button, which disappears, or is in the same section, moves the
 * focus on. Must run as soon as the result is rendered, because later the person may have moved the focus to an entry
 * of the same section.
 */
const useMoveFocusAfterPass = (box: RefObject<HTMLDivElement | null>, passed: string | null, moveFocusOn: () => void) =>
  useLayoutEffect(() => {
    if (passed === null) return
    announce(passed)
    const isHere = hasNoFocus() || box.current?.closest('section')?.contains(document.activeElement)
    if (isHere) focusMoves.afterAnnouncement(moveFocusOn)
    // oxlint-disable-next-line react/exhaustive-deps -- the effect runs only when the check passes
  }, [passed])

/**
 * Returns the words for the result of a check (passed or waived), which the collapsed section with the check shows.
 * [A-056] [A-057]
 */
export const checkOutcomeText = ({ value }: Field<FormCheckState>, doneText: string): string =>
  value.peek() === 'passed' ? doneText : T['form.waived']

/**
 * The button that runs a check, below the entries that it checks; a sentence below the button gives the purpose of the
 * check. The button is solid while the check is the next thing to do, and while the required button of the page waits
 * for it. When the check has passed, one line says so, with a button to enter the values again. If the person continues
 * without the check, a box says so. [A-077] [D2-422]
 */
export const CheckAction = ({
  check,
  words,
  hint,
  busyWords,
  doneWords,
  about,
  toChange,
  isUnchanged,
  isSaidAbove,
}: {
  readonly check: FormCheckModel
  readonly words: string
  /** The purpose of the check, in one sentence. */
  readonly hint: string
  readonly busyWords: string
  readonly doneWords: string
  /**
   * The name of the check that the button `다시 입력` resets. Screen readers announce the name after the label of the
   * button.
   */
  readonly about: string
  /** How to change the entries that the passed check locks. Undefined if it locks none. [D2-17] [D2-340] */
  readonly toChange?: string
  /** True if the entries equal those of the application. A sentence that says so then replaces `doneWords`. [D2-150] */
  readonly isUnchanged?: ReadonlySignal<boolean> | undefined
  /**
   * True while the section is collapsed. The line of the collapsed section then shows the result, so the button does
   * not repeat it.
   */
  readonly isSaidAbove: ReadonlySignal<boolean> | undefined
}) => {
  useSignals()
  const doneId = `${check.field.id}-done`
  const { field, task, run, reenter, moveFocusOn = () => focusField(doneId) } = check
  useStopTaskOnUnmount(task)
  const box = useRef<HTMLDivElement>(null)
  const state = field.value.value
  const isRunning = task.value.is === 'running'
  const isSaid = isSaidAbove?.value !== true
  const isSame = state === 'passed' && isUnchanged?.value === true
  const isWaived = state === 'waived'
  const waivedId = `${field.id}-waived`
  const toChangeId = `${doneId}-change`
  const saysHowToChange = toChange !== undefined && isSaid && !isSame
  useMoveFocusAfterPass(box, state === 'passed' ? doneWords : null, moveFocusOn)
  return (
    <div ref={box}>
      {state === 'passed' ? (
        <div className={classNames(styles.passed, isSame && styles.same)} id={doneId} tabIndex={-1}>
          {isSame ? (
            <BlockedReasonLine id={`${field.id}-unchanged`} text={EDIT_TEXTS['edit.unchanged']} />
          ) : (
            isSaid && <FieldDoneNote text={doneWords} />
          )}
          <Button
            id={reenterId(field)}
            kind="tertiary"
            small
            blockedBy={field.isLocked.value ? LOCKED_REASON_ID : null}
            describedBy={saysHowToChange ? toChangeId : undefined}
            onPress={reenter}
          >
            {T['form.reenter']}
            <span className="sr"> {about}</span>
          </Button>
          {saysHowToChange && <Phrase as="p" id={toChangeId} className={styles.how} text={toChange} />}
        </div>
      ) : (
        <div className={classNames(styles.task, isWaived && styles.waived)}>
          {isWaived && isSaid && <BlockedReasonLine id={waivedId} text={T['form.waived']} />}
          <Button
            id={field.id}
            kind={shownNextMissingItem.value?.checkId === field.id ? 'primary' : 'secondary'}
            block
            busy={isRunning && busyWords}
            blockedBy={field.isLocked.value && !isRunning ? LOCKED_REASON_ID : null}
            describedBy={describedByIds(field.id, hint, isWaived ? waivedId : undefined)}
            onPress={() => void run()}
          >
            {words}
          </Button>
          <FieldMessage field={field} />
          <FieldHint id={field.id} text={hint} />
        </div>
      )}
    </div>
  )
}
