import type { ReactNode } from 'react'
import { FlowPage } from '../design/Page.tsx'
import { PageHead } from '../design/PageHead.tsx'
import styles from './edge.module.css'
import { Actions } from '../design/Actions.tsx'

type Props = {
  readonly art: ReactNode
  readonly title: string
  readonly text?: string | undefined
  readonly children?: ReactNode
}

/** A page without a way on, such as a wrong address: a picture, the problem as its heading, the reason, and links, the likeliest first. */
export const EdgePage = ({ art, title, text, children }: Props) => (
  <FlowPage>
    <div className={styles.art}>{art}</div>
    <PageHead title={title} lead={text} />
    {children !== undefined && <Actions className={styles.ways}>{children}</Actions>}
  </FlowPage>
)
