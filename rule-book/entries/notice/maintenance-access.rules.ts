import { decideMaintenanceAccess } from '#domain/notice/maintenance-access'
import { makeTableRuleEntry } from '../../rule-entry.ts'
import { formatDefaultSetting } from '../settings/setting-words.rules.ts'

export const MAINTENANCE_ACCESS_RULE = makeTableRuleEntry({
  prefix: 'MA',
  title: '점검 중 접속',
  synonyms: ['사무실 주소', '허용 주소', 'IP 주소', '공인 IP', '점검 중에 누가 들어오나'],
  question: '점검 중에 누가 들어올 수 있습니까? 이 방문자에게 지금 점검 화면만 보입니까?',
  no: 65,
  answer: '점검 시간에 사무실 주소가 아닌 곳에서 온 사람에게는, 점검 중에도 열리는 화면을 빼고는 점검 화면만 보인다.',
  notes: [
    { says: '점검 화면에서 기다리는 사람은 점검이 끝나면 곧 첫 화면으로 간다.', refs: ['P-305'] },
  ],
  table: decideMaintenanceAccess.table,
  facts: { maintenance: '점검 시간 (MW)', office: { name: '허용된 사무실 주소에서 접속', note: formatDefaultSetting('allowedAddresses') } },
  verdicts: { open: '모든 화면을 평소처럼 쓰고, 점검 화면을 열면 첫 화면으로 간다 (GD-3)', closed: '점검 화면으로 보낸다' },
  cases: [
    { proves: ['P-238'], rule: 'MA-1', facts: { maintenance: false, office: false }, verdict: 'open' },
    { proves: ['P-238'], rule: 'MA-1', facts: { maintenance: false, office: true }, verdict: 'open' },
    { proves: ['P-238'], rule: 'MA-2', facts: { maintenance: true, office: true }, verdict: 'open' },
    { proves: ['P-237'], rule: 'MA-3', facts: { maintenance: true, office: false }, verdict: 'closed' },
  ],
})
