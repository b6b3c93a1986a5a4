import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../styles/styles.css'
import type { RuleBookEvidence } from './evidence.ts'
import { RuleBook } from './RuleBook.tsx'

// The evidence that the build has written into the document: requirements, tests and users of each rule, read from the
// sources.
const evidence = JSON.parse(document.querySelector('#evidence')?.textContent ?? '') as RuleBookEvidence

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <RuleBook evidence={evidence} />
  </StrictMode>,
)
