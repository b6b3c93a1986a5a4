import { useId } from 'react'
import { detailTypeName } from '#domain/proof/proof'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { useRovingTabStop } from '#ui/parts/focus/arrow-keys.ts'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { fill } from '#ui/text/fill.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import { UPLOAD_TEXTS } from '#ui/text/ko/upload/upload.ts'
import { MarkedPartOfExample } from '../examples/MarkedPartOfExample.tsx'
import { type ProofExampleSelection, loadAndOpenProofExamples, ProofExampleButton } from '../ProofExampleButton.tsx'
import styles from './ExampleList.module.css'

const Drawing = lazyOptional(async () => ({ default: (await import('../examples/Examples.tsx')).ProofExampleDrawing }))

type ExamplesProps = ProofExampleSelection & { readonly labelledBy: string }

const Examples = ({ type, kinds, labelledBy }: ExamplesProps) => {
  const { stop, setStop, onKeyDown } = useRovingTabStop(kinds.length)
  return (
    <>
      <Phrase as="p" className={`small ${styles.note}`} text={T['intro.marked']} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are the controls */}
      <ul className={styles.list} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {kinds.map((kind, index) => (
          <li key={kind}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={fill(UPLOAD_TEXTS['file.fullSize'], { name: detailTypeName(type, kind) })}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => void loadAndOpenProofExamples({ type, kinds })}
            >
              <Drawing type={type} kind={kind} />
            </button>
            <div>
              <Phrase as="b" text={detailTypeName(type, kind)} />
              <MarkedPartOfExample type={type} kind={kind} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type ListProps = ProofExampleSelection & {
  /** The level of the heading: `h2` on a page without another heading above the list. */
  readonly level?: 'h2' | 'h3'
  /** The label of the button that opens all examples in a large size. */
  readonly words: string
  /** Says which documents the examples show, if the label does not. */
  readonly about?: string
}

/**
 * Drawn examples of the accepted documents, each with its name and what must be legible. All examples together are one
 * tab stop, and arrow keys move between them. A click on an example, or on the button beside the heading, shows all of
 * them in a large size. The space of the drawings is reserved until they are loaded. [D3-143] [D2-890] [D3-831]
 */
export const ExampleList = ({ level: Heading = 'h3', type, kinds, words, about }: ListProps) => {
  const id = useId()
  return (
    <section className={styles.examples} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id}>
          <Phrase text={fill(T['reg.kinds'], { n: kinds.length })} />
        </Heading>
        <ProofExampleButton type={type} kinds={kinds} words={words} about={about} />
      </div>
      <Examples type={type} kinds={kinds} labelledBy={id} />
    </section>
  )
}
