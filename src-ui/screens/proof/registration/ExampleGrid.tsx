import { useId } from 'react'
import { detailTypeName } from '#domain/proof/proof'
import { useOneTabStop } from '../../../parts/focus/arrow-keys.ts'
import { Fold } from '../../../parts/design/Fold.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { lazyOptional } from '../../../parts/page/LazyParts.tsx'
import { fill } from '../../../text/fill.ts'
import { REGISTRATION_TEXTS as T } from '../../../text/ko/registration.ts'
import { MarkedPartOfExample } from '../examples/MarkedPartOfExample.tsx'
import { type ProofExampleSelection, loadAndOpenProofExamples } from '../ProofExampleButton.tsx'
import styles from './ExampleGrid.module.css'

const Drawing = lazyOptional(async () => ({ default: (await import('../examples/Examples.tsx')).ProofExampleDrawing }))

type StripProps = ProofExampleSelection & {
  /** The heading above the accepted documents. It also names their list for screen readers. */
  readonly title: string
  /** The name of a collapsible row that contains the strip. If it is not given, the strip is always shown. */
  readonly foldName?: string
}

/**
 * Drawn examples in a grid. Each has its name, and says what must be legible. All examples together are one tab stop,
 * and arrow keys move between them. A click shows the examples in a large size. The space of the drawings is reserved
 * until they are loaded. [D3-143]
 */
export const ExampleGrid = ({ type, kinds, title, foldName }: StripProps) => {
  const id = useId()
  const { stop, setStop, onKeyDown } = useOneTabStop(kinds.length)
  const isFolded = foldName !== undefined
  const strip = (
    <section className={styles.strip} aria-labelledby={id}>
      <h3 id={id} className={isFolded ? 'sr' : undefined}>
        <Phrase text={title} />
      </h3>
      <Phrase as="p" className={styles.note} text={T['intro.marked']} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are the controls */}
      <ul className={styles.list} aria-labelledby={id} onKeyDown={onKeyDown}>
        {kinds.map((kind, index) => (
          <li key={kind}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={fill(T['intro.enlarge'], { name: detailTypeName(type, kind) })}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              onClick={() => void loadAndOpenProofExamples({ type, kinds })}
            >
              <Drawing type={type} kind={kind} />
            </button>
            <Phrase as="b" text={detailTypeName(type, kind)} />
            <MarkedPartOfExample type={type} kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
  return isFolded ? (
    <Fold name={foldName} level="h3" openOnWide>
      {strip}
    </Fold>
  ) : (
    strip
  )
}
