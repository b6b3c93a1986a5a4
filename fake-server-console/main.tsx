import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/styles.css'
import { Console } from './Console.tsx'

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
