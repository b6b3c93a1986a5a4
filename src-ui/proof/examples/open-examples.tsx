import { useId } from 'react'
import { detailTypeName, type RegisteredType } from '#domain/proof/proof'
import { Button } from '../../design/Button.tsx'
import { dialogs } from '../../design/dialogs.ts'
import { DialogActions, DialogBody } from '../../design/ModalHolder.tsx'
import { Phrase } from '../../design/Phrase.tsx'
import { GENERAL } from '../../text/ko/general.ts'
import { REGISTRATION as T } from '../../text/ko/registration.ts'
import { DIRECT_PICTURES } from './direct-pictures.tsx'
import styles from './examples.module.css'
import { GENERAL_PICTURES } from './general-pictures.tsx'

const PICTURES = { general: GENERAL_PICTURES, direct: DIRECT_PICTURES } as const

/** One drawing without a word: what is beside it says what it shows. */
export const Drawing = ({ type, kind }: { readonly type: RegisteredType; readonly kind: number }) => {
  const Picture = PICTURES[type][kind - 1]
  return (
    <svg viewBox="0 0 160 110" aria-hidden="true">
      <rect width="160" height="110" rx="8" fill="#eef2f7" />
      {Picture && <Picture />}
    </svg>
  )
}

/** One drawing; its caption is its name, after `prefix` where it stands outside of a list of examples. [D3-90] */
export const Example = ({
  type,
  kind,
  prefix,
}: {
  readonly type: RegisteredType
  readonly kind: number
  readonly prefix?: string
}) => {
  const captionId = useId()
  const Picture = PICTURES[type][kind - 1]
  return Picture === undefined ? null : (
    <figure>
      <svg viewBox="0 0 160 110" role="img" aria-labelledby={captionId}>
        <rect width="160" height="110" rx="8" fill="#eef2f7" />
        <Picture />
      </svg>
      <figcaption id={captionId}>
        {prefix === undefined ? detailTypeName(type, kind) : `${prefix} ${detailTypeName(type, kind)}`}
      </figcaption>
    </figure>
  )
}

/** Shows drawn examples of a type, by the numbers of its kinds; resolves when the window is closed. [P-015] [P-050] [D3-90] */
export const openExamples = (type: RegisteredType, kinds: readonly number[]): Promise<void> =>
  dialogs.open<void>({
    title: T['intro.exampleTitle'],
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>
          <Phrase as="p" className="small" text={T['intro.exampleNote']} />
          <div className={styles.examples}>
            {kinds.map((kind) => (
              <Example key={kind} type={type} kind={kind} />
            ))}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onPress={() => answer(undefined)}>{GENERAL['common.close']}</Button>
        </DialogActions>
      </>
    ),
  })
