import { act, render } from '@testing-library/react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

/** Renders a screen at a URL. Returns the URLs that are visited afterwards. */
export const renderScreenAtUrl = async (Screen: () => React.ReactNode, path: string, query = '') => {
  const location = memoryLocation({ path, searchPath: query, record: true })
  await act(async () => {
    render(
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Screen />
      </Router>,
    )
  })
  return location.history
}
