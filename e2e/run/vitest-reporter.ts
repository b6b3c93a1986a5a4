import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { shortMessage, tell } from './test-events.ts'

const root = `${import.meta.dirname}/../..`

/** Tells of unit tests as they end. A file that broke before its tests, and an error that no test caught, have failed. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]) {
    tell({ is: 'begin', total: specifications.length, of: 'files' })
  }
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    const module = relative(root, test.module.moduleId)
    if (state === 'passed') tell({ is: state, test: { file: module, title: test.fullName, steps: [] } })
    if (state === 'skipped') tell({ is: state, file: module })
    if (state !== 'failed') return
    const file = `${module}${test.location ? `:${test.location.line}` : ''}`
    const [error] = errors
    const message = shortMessage([error?.message, error?.diff].filter((text) => text !== undefined).join('\n'))
    tell({ is: 'failed', failure: { file, title: test.fullName, message } })
  }
  onTestModuleEnd(module: TestModule) {
    const file = relative(root, module.moduleId)
    for (const { message } of module.errors())
      tell({ is: 'failed', failure: { file, title: 'the file itself', message: shortMessage(message) } })
    tell({ is: 'fileEnd' })
  }
  onTestRunEnd(
    _modules: readonly TestModule[],
    errors: readonly { readonly message: string; readonly stack?: string }[],
  ) {
    for (const { message, stack } of errors)
      tell({
        is: 'failed',
        failure: {
          file: 'an error outside of tests',
          title: stack?.split('\n')[1]?.trim() ?? '',
          message: shortMessage(message),
        },
      })
  }
}
