import type { ReactNode } from 'react'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import styles from './GuideScreen.module.css'

type Props = {
  readonly nth: number
  readonly title: string
  readonly text: string
  readonly Art: ((picture: PictureProps) => ReactNode) | undefined
}

/** What a person needs in a step, with its drawing and its number, counted from 1. */
export const GuideStep = ({ nth, title, text, Art }: Props) => (
  <li className={styles.step}>
    {Art !== undefined && <Art className={styles.stepArt} />}
    <div className={styles.words}>
      <h2>
        <span className={styles.number} aria-hidden="true">
          {nth}.{' '}
        </span>
        {title}
      </h2>
      <Phrase as="p" text={text} />
    </div>
  </li>
)
