import { createContext, useContext } from 'react'
import { REQUIREMENT_PATTERN } from '#book/text/articles'
import type { RuleBookEvidence } from '#book/text/evidence'
import { openReadingDialog } from '#ui/parts/dialog/open-reading-dialog.tsx'
import { fill } from '#ui/text/fill.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import styles from './rule-book.module.css'

/** The requirements and the tests that prove them, as the build has collected them, for all parts of the page. */
export const RuleBookEvidenceContext = createContext<RuleBookEvidence>({ requirements: {}, proofs: {} })

/** The text of a requirement. Requirements mentioned in it can be opened, and words in backquotes are highlighted. */
export const QuotedRequirement = ({ text }: { readonly text: string }) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <q key={index}>{part.slice(1, -1)}</q>
      ) : (
        part
          .split(REQUIREMENT_PATTERN)
          .map((piece, i) => (i % 2 === 1 ? <RequirementButton key={`${index}-${i}`} id={piece} /> : piece))
      ),
    )

/** The text of a requirement, and the tests that prove it, with file and title. */
const RequirementText = ({ id, evidence }: { readonly id: string; readonly evidence: RuleBookEvidence }) => {
  const { requirements, proofs } = evidence
  const text = requirements[id]
  return (
    <RuleBookEvidenceContext value={evidence}>
      <p lang={text === undefined ? undefined : 'en'}>
        {text === undefined ? T.unknownReference : <QuotedRequirement text={text} />}
      </p>
      {proofs[id] !== undefined && (
        <>
          <h3>{T.proofs}</h3>
          <ul className={styles.proofs}>
            {proofs[id].map(({ file, titles }) => (
              <li key={file}>
                <code>{file}</code>
                {titles.length > 0 && (
                  <ul lang="en">
                    {titles.map((title) => (
                      <li key={title}>{title}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </RuleBookEvidenceContext>
  )
}

/**
 * The id of a requirement, as a button that opens the text and the tests of the requirement. Anything else is shown as
 * plain text.
 */
export const RequirementButton = ({ id }: { readonly id: string }) => {
  const evidence = useContext(RuleBookEvidenceContext)
  if (id.match(REQUIREMENT_PATTERN) === null) return id
  const title = fill(T.reference, { id })
  const open = () => void openReadingDialog(title, <RequirementText id={id} evidence={evidence} />)
  return (
    <button className={styles.reference} type="button" aria-label={title} onClick={open}>
      {id}
    </button>
  )
}

export const RequirementButtons = ({ ids }: { readonly ids: readonly string[] }) => (
  <span>
    {ids.map((id) => (
      <RequirementButton key={id} id={id} />
    ))}
  </span>
)
