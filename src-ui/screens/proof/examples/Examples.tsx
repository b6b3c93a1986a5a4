import { PROOF_DETAIL_TYPE_NAMES, detailTypeName, type RegistrableProofType } from '#domain/proof/proof'
import direct from '#ui/assets/examples/direct.svg'
import general from '#ui/assets/examples/general.svg'
import { Button } from '#ui/parts/design/Button.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { DialogActions, DialogBody } from '#ui/parts/dialog/DialogParts.tsx'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import { type ProofExampleProps, MarkedPartOfExample } from './MarkedPartOfExample.tsx'
import styles from './Examples.module.css'

/**
 * A sheet of drawings for each type. The drawings of a sheet are in the order of the detail types, one below the other
 * and evenly spaced. [D3-90]
 */
const SHEETS = { general, direct } as const satisfies Record<RegistrableProofType, string>

/** One drawing of a sheet. If `name` is not given, the text beside the drawing describes it. */
export const ProofExampleDrawing = ({ type, kind, name = '' }: ProofExampleProps & { readonly name?: string }) => (
  <img
    className={styles.drawing}
    src={SHEETS[type]}
    alt={name}
    style={{ objectPosition: `0 ${((kind - 1) / (PROOF_DETAIL_TYPE_NAMES[type].length - 1)) * 100}%` }}
  />
)

/** One drawing with its name as the caption. Outside a list of examples, `prefix` comes before the name. [D3-90] */
export const ProofExample = ({ prefix, ...example }: ProofExampleProps & { readonly prefix?: string }) => {
  const name = [prefix, detailTypeName(example.type, example.kind)].filter(Boolean).join(' ')
  return (
    <figure>
      <ProofExampleDrawing {...example} name={name} />
      <figcaption>{name}</figcaption>
    </figure>
  )
}

/** One drawing, its name, and a frame around the part that must be legible. */
const ExplainedExample = ({ type, kind }: ProofExampleProps) => (
  <figure>
    <ProofExampleDrawing type={type} kind={kind} name={detailTypeName(type, kind)} />
    <figcaption>
      <Phrase as="b" text={detailTypeName(type, kind)} />
      <MarkedPartOfExample type={type} kind={kind} />
    </figcaption>
  </figure>
)

/**
 * Shows drawn examples of a type in a dialog. The numbers of the detail types select the drawings. Resolves when the
 * dialog is closed. [P-015] [D3-90]
 */
export const openProofExamples = (type: RegistrableProofType, kinds: readonly number[]): Promise<void> =>
  dialogs.open<void>({
    title: T['intro.exampleTitle'],
    cancelled: undefined,
    render: (answer) => (
      <>
        <DialogBody>
          <Phrase as="p" text={T['intro.marked']} />
          <Phrase as="p" className="small" text={T['intro.exampleNote']} />
          <div className={styles.examples}>
            {kinds.map((kind) => (
              <ExplainedExample key={kind} type={type} kind={kind} />
            ))}
          </div>
        </DialogBody>
        <DialogActions>
          <Button onPress={() => answer(undefined)}>{EVERY_PAGE_TEXTS['common.close']}</Button>
        </DialogActions>
      </>
    ),
  })
