import { ContainerModule } from 'inversify'
import { TestPeople } from '#app/identity/test-people.port'
import { Http } from '../http/http.ts'
import { makeTestPeopleHttp } from './test-people-http.ts'

/** The bindings of the test tools. Loaded only in a development build. [E-103] [E-104] */
export const testToolsModule = new ContainerModule(({ bind }) => {
  bind(TestPeople).toResolvedValue(makeTestPeopleHttp, [Http])
})
