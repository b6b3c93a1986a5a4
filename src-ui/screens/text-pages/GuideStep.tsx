import type { ReactNode } from 'react'
import { Notes } from '../../parts/design/Page.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import type { PictureProps } from '../../parts/design/pictures/picture.ts'
import styles from './GuideScreen.module.css'

type Props = {
  readonly nth: number
  readonly title: string
  readonly lines: readonly string[]
  readonly Art: ((picture: PictureProps) => ReactNode) | undefined
}

/** What a person does in a step, with its drawing and its number, counted from 1. */
export const GuideStep = ({ nth, title, lines, Art }: Props) => (
  <li className={styles.step}>
    {Art !== undefined && <Art className={styles.stepArt} />}
    <div className={styles.words}>
      <h3>
        <span className={styles.number} aria-hidden="true">
          {nth}.{' '}
        </span>
        {title}
      </h3>
      {lines.length === 1 ? <Phrase as="p" text={lines.join(' ')} /> : <Notes bare notes={lines} />}
    </div>
  </li>
)
