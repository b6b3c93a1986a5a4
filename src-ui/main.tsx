import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './shell/first-popstate.ts'
import './styles/styles.css'

// A part without its styles is better than none.
addEventListener('vite:preloadError', (event) => {
  if (String((event as Event & { readonly payload?: unknown }).payload).includes('CSS')) event.preventDefault()
})

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('the document has no #root')

/**
 * The frame of an inner page stands in its document already. It is drawn over in one go, once what is seen first is
 * loaded; where that fails, drawing tells it (E-207).
 */
const drawInner = async (place: HTMLElement) => {
  const page = await import('./shell/InnerPage.tsx').catch(() => undefined)
  await page?.prepare(location.pathname).catch(() => undefined)
  createRoot(place).render(
    <StrictMode>
      <App inner={page?.default} />
    </StrictMode>,
  )
}

// The prerendered main page is taken over as it is.
if (location.pathname !== '/') void drawInner(root)
else if (root.firstElementChild)
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  )
else
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
