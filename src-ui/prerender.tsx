import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './App.tsx'

/** The markup of `/`, made once at build time; `renderToString`, because it never writes a script. [E-206] */
export const mainPage = (): string =>
  renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
  )
