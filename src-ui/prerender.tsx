import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { App } from './App.tsx'

const render = () =>
  renderToString(
    <StrictMode>
      <Router ssrPath="/">
        <App />
      </Router>
    </StrictMode>,
  )

/**
 * The markup of `/`, made once at build time; `renderToString`, because it never writes a script. The first pass asks for
 * the parts that load lazily, the last one finds them there. [E-206]
 */
export const mainPage = async (): Promise<string> => {
  render()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const markup = render()
  if (markup.includes('<!--$!-->')) throw new Error('a part of the main page was not ready to be prerendered')
  return markup
}
