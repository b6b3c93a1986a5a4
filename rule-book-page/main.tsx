import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/styles.css'
import type { RuleBookEvidence } from '#book/text/evidence'
import { RuleBook } from './RuleBook.tsx'

// The evidence that the build has read from the sources and written into the document: the requirements, and the tests
// that prove them.
const evidence = JSON.parse(document.querySelector('#evidence')?.textContent ?? '') as RuleBookEvidence

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <RuleBook evidence={evidence} />
  </StrictMode>,
)
