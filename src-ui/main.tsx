import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, type InnerPage } from './App.tsx'
import { keepFirstFailures } from './first-failures.ts'
import './shell/first-popstate.ts'
import './styles/styles.css'

keepFirstFailures()

// A part without its styles is better than none.
addEventListener('vite:preloadError', (event) => {
  if (String((event as Event & { readonly payload?: unknown }).payload).includes('CSS')) event.preventDefault()
})

// Each document has it.
const root = document.querySelector('#root') as HTMLElement

const app = (inner?: InnerPage) => (
  <StrictMode>
    <App inner={inner} />
  </StrictMode>
)

/**
 * The frame of an inner page stands in its document already. It is drawn over in one go, once what is seen first is
 * loaded; where that fails, drawing tells it (E-207).
 */
const drawInner = async () => {
  const page = await import('./shell/InnerPage.tsx').catch(() => undefined)
  await page?.prepare(location.pathname).catch(() => undefined)
  createRoot(root).render(app(page?.default))
}

// The prerendered main page is taken over as it is.
if (location.pathname !== '/') void drawInner()
else if (root.firstElementChild) hydrateRoot(root, app())
else createRoot(root).render(app())
