import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { isPublicPath } from '#domain/pages/guards'
import { ROUTE_FLAGS, ROUTES, type Route } from '#domain/pages/routes'
import { PART_LOADERS } from '../parts/page/LazyParts.tsx'
import { TILE_ROUTES } from '../screens/main/MainScreen.tsx'
import { documentTitle, routeTitle } from '../text/ko/pages/titles.ts'
import { App, type InnerPage } from './App.tsx'

const render = (path: string, inner?: InnerPage) => {
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App inner={inner} />
      </Router>
    </StrictMode>,
  )
  const [hole] = /\{[\w:]+\}/.exec(markup) ?? []
  if (hole !== undefined) throw new Error(`the document of ${path} has a placeholder without a value: ${hole}`)
  return markup
}

/**
 * Returns the markup of `/` with all lazily loaded parts. Runs only once, at build time. Uses `renderToString`, because
 * its markup never contains a script. [E-206]
 */
export const renderMainPage = async (): Promise<string> => {
  for (const preload of PART_LOADERS) await preload()
  const markup = render('/')
  if (/<!--\$!-->|<!--\$--><!--\/\$-->/.test(markup))
    throw new Error('a part of the main page was not ready to be prerendered')
  return markup
}

/**
 * The pages without input fields. Only these are prerendered with their content, because on any other page a person
 * could type into a field before its scripts are loaded.
 */
const TEXT_PAGES: readonly Route[] = ['/elig-check', '/ctn-mttr', '/user-guide', '/info-privacy', '/info-terms']

/** The content of an inner page's document before its scripts are loaded. */
export type InnerDocument = {
  readonly path: string
  readonly title: string
  readonly markup: string
  /** True for a public page, which needs no guard. */
  readonly isPublic: boolean
  /** True for a text-only page, whose document already contains the text. */
  readonly isText: boolean
  readonly isBehindTile: boolean
}

/** Removes the comments that React writes for hydration, because these pages are rendered from scratch. */
const withoutPlaceholders = (markup: string) => markup.replace(/<!--.*?-->|<template[^>]*><\/template>/g, '')

/**
 * Returns the markup of every page that has a frame: the header with the title, and the text of the page or a
 * placeholder for its screen. Certification windows have no frame.
 */
export const renderInnerDocuments = async (): Promise<readonly InnerDocument[]> => {
  const framedRoutes = ROUTES.filter((route) => route !== '/' && ROUTE_FLAGS[route].frame)
  const { default: InnerPage, preloadScreen } = await import('./frame/InnerPage.tsx')
  await Promise.all(TEXT_PAGES.map(preloadScreen))
  return framedRoutes.map((path) => ({
    path,
    title: documentTitle(routeTitle(path)),
    markup: withoutPlaceholders(render(path, InnerPage)),
    isPublic: isPublicPath(path),
    isText: TEXT_PAGES.includes(path),
    isBehindTile: TILE_ROUTES.some((route) => route === path),
  }))
}
