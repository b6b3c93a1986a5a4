import { computed } from '@preact/signals-react'
import { Fragment, useMemo, useRef, useState } from 'react'
import { Button } from '../design/Button.tsx'
import { classNames, idList } from '../design/class-names.ts'
import { InputBox } from './Control.tsx'
import { FieldSet } from './Field.tsx'
import {
  describedByIds,
  FieldHint,
  FieldSuccessNote,
  FieldMessage,
  type SuccessNoteSignal,
  successId,
  messageId,
  requiredTag,
} from './FieldMessage.tsx'
import { type NumberPart, type NumberPartGroup, useNumberPart } from './number-part.ts'
import styles from './NumberPartsInput.module.css'

type PartsInputProps = NumberPartGroup & {
  /** The id of the group. The id of the group's message is made from this id. */
  readonly id: string
  readonly legend: string
  readonly isLegendHidden?: boolean
  readonly hint?: string | undefined
  /**
   * The labels of the button that shows and hides the digits. Until the person shows them, every box that is not
   * `isShown` has dots in place of digits.
   */
  readonly secret?: { readonly show: string; readonly hide: string } | undefined
  /** The kind of number. `brno`: three boxes with large digits. `rrn`: two boxes. */
  readonly look: 'brno' | 'rrn'
  /** True if each of the three boxes has the colour of its part in the drawing of a certificate. */
  readonly isColoured?: boolean
  /** A success message about the whole number. */
  readonly mark?: SuccessNoteSignal | undefined
  /** The id of an element below that says what the number is used for. */
  readonly purposeId?: string
}

type PartBoxProps = {
  readonly part: NumberPart
  readonly index: number
  readonly isHidden: boolean
  readonly group: PartsInputProps
}

/** One box, for digits only. A hidden box is not a password field, because browsers would offer to save it. */
const PartBox = ({ part, index, isHidden, group }: PartBoxProps) => {
  const { field, label, caption } = part
  const input = useRef<HTMLInputElement>(null)
  const control = useNumberPart(input, { part, index, group })
  const box = (
    <InputBox
      className={isHidden ? styles.hidden : undefined}
      id={field.id}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-required
      aria-describedby={messageId(group.id)}
      defaultValue={field.value.peek()}
      {...control}
    />
  )
  return caption === undefined ? (
    box
  ) : (
    <div className={styles.part}>
      <span className={styles.caption} aria-hidden="true">
        {caption}
      </span>
      {box}
    </div>
  )
}

/**
 * A required number in two or three boxes. A business number has 3, 2 and 5 digits, a resident number and a corporate
 * number have 6 and 7. All boxes share one message. [E-077]
 */
export const NumberPartsInput = (props: PartsInputProps) => {
  const { id, legend, isLegendHidden = false, hint, parts, look, isColoured = false, secret, mark, purposeId } = props
  const [isRevealed, setRevealed] = useState(false)
  const complaint = useMemo(
    () => ({
      id,
      problem: computed(() => parts.map(({ field }) => field.problem.value).find((text) => text !== null) ?? null),
    }),
    [id, parts],
  )
  return (
    <FieldSet
      id={id}
      legend={legend}
      isLegendHidden={isLegendHidden}
      must={requiredTag(true)}
      describedBy={describedByIds(id, hint, idList(mark && successId(id), purposeId))}
    >
      <FieldHint id={id} text={hint} />
      <div className={classNames(styles.parts, styles[look], isColoured && styles.coloured)}>
        {parts.map((part, index) => {
          const isSecret = secret !== undefined && part.isShown !== true
          const box = <PartBox part={part} index={index} isHidden={isSecret && !isRevealed} group={props} />
          return (
            <Fragment key={part.field.id}>
              {index > 0 && <span className={styles.dash} aria-hidden="true" />}
              {isSecret ? (
                <div className={styles.secret}>
                  {box}
                  <Button
                    kind="icon"
                    className={styles.reveal}
                    label={isRevealed ? secret.hide : secret.show}
                    icon={isRevealed ? 'eyeOff' : 'eye'}
                    onPress={() => setRevealed(!isRevealed)}
                  />
                </div>
              ) : (
                box
              )}
            </Fragment>
          )
        })}
      </div>
      <FieldMessage field={complaint} />
      {mark && <FieldSuccessNote id={id} mark={mark} />}
    </FieldSet>
  )
}
