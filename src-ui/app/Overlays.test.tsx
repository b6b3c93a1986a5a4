import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as source from '../parts/services/services.ts'
import Overlays from './Overlays.tsx'

it('Overlays reports that the background services failed to start', async () => {
  const error = new Error('no container')
  vi.spyOn(source, 'loadStartupServices').mockRejectedValue(error)
  const onError = vi.fn<(event: Event) => void>()
  addEventListener('caughterror', onError, { once: true })
  history.pushState(null, '', '/info-agree')
  render(<Overlays />)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ error })))
})
