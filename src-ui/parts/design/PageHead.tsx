import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Phrase } from './Phrase.tsx'
import styles from './PageHead.module.css'

type PageHeadProps = {
  readonly title: ReactNode
  readonly lead?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export const PageHead = ({ title, lead, className, children }: PageHeadProps) => (
  <div className={classNames(styles.head, className)}>
    <h1>{typeof title === 'string' ? <Phrase text={title} /> : title}</h1>
    {lead !== undefined && <Phrase as="p" text={lead} />}
    {children}
  </div>
)
