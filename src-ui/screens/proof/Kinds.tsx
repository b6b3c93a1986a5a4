import { useId } from 'react'
import { DETAIL_TYPES, detailTypeName, type RegisteredType } from '#domain/proof/proof'
import { Button } from '../../parts/design/Button.tsx'
import { loadAtPress } from '../../parts/design/load-at-press.ts'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { lazyOptional } from '../../parts/page/LazyParts.tsx'
import { MARKED_PARTS, REGISTRATION as T } from '../../text/ko/registration.ts'
import styles from './registration.module.css'

const Drawing = lazyOptional(async () => ({ default: (await import('./examples/Examples.tsx')).Drawing }))

/**
 * What is recognised, each kind with its drawing and, in words, what is framed there because it has to be legible; larger
 * at a press. The place of the drawings is kept until they are there. [P-014] [P-015] [P-050] [D3-54]
 */
export const Kinds = ({
  type,
  title,
  kinds = DETAIL_TYPES[type].map((_, index) => index + 1),
  words = T['intro.example'],
  level: Heading = 'h3',
}: {
  readonly type: RegisteredType
  readonly title: string
  /** Numbers of the detail types; all of the type without them. */
  readonly kinds?: readonly number[]
  /** What the button says where that alone names its examples. */
  readonly words?: string
  readonly level?: 'h2' | 'h3'
}) => {
  const id = useId()
  const open = async () => {
    const examples = await loadAtPress(() => import('./examples/Examples.tsx'))
    await examples?.openExamples(type, kinds)
  }
  return (
    <div className={styles.kinds}>
      <Heading id={id}>
        <Phrase text={title} />
      </Heading>
      <Phrase as="p" className="small" text={T['intro.marked']} />
      <ul aria-labelledby={id}>
        {kinds.map((kind) => (
          <li key={kind}>
            <span className={styles.drawing} aria-hidden="true">
              <Drawing type={type} kind={kind} />
            </span>
            <Phrase as="b" text={detailTypeName(type, kind)} />
            <span className="small">{MARKED_PARTS[type][kind - 1]}</span>
          </li>
        ))}
      </ul>
      <Button
        kind="tertiary"
        small
        icon="image"
        label={words === T['intro.example'] ? `${title} ${words}` : undefined}
        onPress={() => void open()}
        opensDialog
      >
        {words}
      </Button>
    </div>
  )
}
