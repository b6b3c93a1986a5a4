import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import {
  CertifyForTest,
  type CertifyForTestError,
  type TesterRole,
  ListTestPeople,
  type ListTestPeopleError,
} from '#app/identity/certify-for-test'
import type { TestPerson } from '#app/identity/test-people.port'
import type { Flow } from '#domain/identity/flow'
import type { Route } from '#domain/pages/routes'
import { Button } from '#ui/parts/design/Button.tsx'
import { MinorSection, Stack } from '#ui/parts/design/Page.tsx'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { makeTaskState, runLoad, runTask, useStopTaskOnUnmount } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { TEST_TOOLS_TEXTS as T, TEST_TOOLS_MESSAGES } from '#ui/text/ko/identity/test-tools.ts'

const makeTools = () => ({
  list: makeTaskState<ListTestPeopleError, readonly TestPerson[]>(),
  entry: makeTaskState<CertifyForTestError, { readonly next: Route }>(),
})

/**
 * Certifies a tester without a provider, as any person of the test system. In the result flow, an administrator can be
 * chosen as well. The code is loaded only in a development build, and only if the setting `enableTestTools` is on.
 * [E-103] [D1-46]
 */
const TestTools = ({ flow }: { readonly flow: Flow }) => {
  useSignals()
  const navigate = useNavigate()
  const { listPeople, certify } = useServices({ listPeople: ListTestPeople, certify: CertifyForTest })
  const [{ list, entry }] = useState(makeTools)
  useStopTaskOnUnmount(list)
  useStopTaskOnUnmount(entry)

  const load = async () => {
    const outcome = await runLoad(list, listPeople(flow))
    if (outcome.is === 'failed') await showFailure(outcome.error, TEST_TOOLS_MESSAGES)
  }
  const enter = async (ci: string, role: TesterRole) => {
    const outcome = await runTask(entry, certify(flow, ci, role))
    if (outcome.is === 'done') navigate(outcome.value.next)
    if (outcome.is === 'failed') await showFailure(outcome.error, TEST_TOOLS_MESSAGES)
  }
  const busy = entry.value.is === 'running'
  const people = list.value.is === 'done' ? list.value.value : []
  return (
    <MinorSection title={T['test.title']}>
      <p>{T['test.lead']}</p>
      <Button kind="secondary" busy={list.value.is === 'running'} onPress={() => void load()}>
        {T['test.load']}
      </Button>
      {list.value.is === 'done' && people.length === 0 && <p role="status">{T['test.none']}</p>}
      {people.length > 0 && (
        <Stack as="ul">
          {people.map(({ ci, supportNumber }) => (
            <li key={ci} aria-label={ci}>
              <p>{fill(T['test.person'], { supportNumber: supportNumber ?? '-', ci })}</p>
              <Button kind="tertiary" small busy={busy} onPress={() => void enter(ci, 'person')}>
                {T['test.certify']}
              </Button>
              {flow === 'result' && (
                <Button kind="tertiary" small busy={busy} onPress={() => void enter(ci, 'administrator')}>
                  {T['test.lookUp']}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
    </MinorSection>
  )
}

export default TestTools
