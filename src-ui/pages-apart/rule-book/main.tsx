import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../styles/styles.css'
import type { Evidence } from './evidence.ts'
import { RuleBook } from './RuleBook.tsx'

// Written into the document by the build: requirements, tests and rule users, read from the sources.
const evidence = JSON.parse(document.querySelector('#evidence')?.textContent ?? '') as Evidence

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <RuleBook evidence={evidence} />
  </StrictMode>,
)
