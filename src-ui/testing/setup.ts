import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes at once; on a busy machine at once takes longer.
configure({ asyncUtilTimeout: 30_000 })

// Also after a test that failed halfway: the next one starts from an empty page.
afterEach(() => cleanup())
