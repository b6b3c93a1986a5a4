import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './styles/styles.css'

const root = document.querySelector('#root')
if (root === null) throw new Error('the document has no #root')

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// The prerendered main page is taken over; the shell of every other address is empty.
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
