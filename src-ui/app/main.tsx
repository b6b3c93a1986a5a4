// This import is first, because the sheet declares the layers that all other style sheets use.
import '../styles/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { bufferEarlyErrors } from '../parts/services/failure-buffer.ts'
import { App, type InnerPage } from './App.tsx'
import '../parts/page/first-popstate.ts'

bufferEarlyErrors()

// If one style sheet fails to load, the page is shown without it, because that is better than no page.
addEventListener('vite:preloadError', (event) => {
  if (String((event as Event & { readonly payload?: unknown }).payload).includes('CSS')) event.preventDefault()
})

// Every document has the element with this id.
const root = document.querySelector('#root') as HTMLElement

const app = (inner?: InnerPage) => (
  <StrictMode>
    <App inner={inner} />
  </StrictMode>
)

/**
 * Renders an inner page in place of the frame that its document contains, as soon as the first parts of the page are
 * loaded. If loading fails, the error is thrown while rendering (E-207).
 */
const drawInner = async () => {
  const page = await import('./frame/InnerPage.tsx').catch(() => undefined)
  await page?.preloadScreen(location.pathname).catch(() => undefined)
  createRoot(root).render(app(page?.default))
}

// Only the main page is hydrated. Every other page renders from scratch.
if (location.pathname !== '/') void drawInner()
else if (root.firstElementChild) hydrateRoot(root, app())
else createRoot(root).render(app())
