import type { ReactNode } from 'react'
import { FlowPage, PageHead } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import look from './edge.module.css'

/** A page at which a way ends: its picture, what is the matter as its heading, why, and the ways on, the likeliest first. */
export const EdgePage = ({
  art,
  title,
  text,
  alert = false,
  children,
}: {
  readonly art: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** What is the matter is said as soon as it stands there. */
  readonly alert?: boolean
  readonly children?: ReactNode
}) => (
  <FlowPage>
    <div className={look['art']}>{art}</div>
    <div role={alert ? 'alert' : undefined}>
      <PageHead title={title}>
        {text !== undefined && (
          <p>
            <Phrase text={text} />
          </p>
        )}
      </PageHead>
    </div>
    {children !== undefined && <div className={`actions ${look['ways']}`}>{children}</div>}
  </FlowPage>
)
