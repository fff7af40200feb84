import { expect, test } from 'vitest'
import { createActionArgs } from '~tests/fixtures/action-args'
import { createAccountLeadsCsv } from './lead-csv.server'

const LEAD = {
  id: 7,
  kind: 'message',
  stage: 'talking',
  name: '=HYPERLINK("http://evil.example")',
  statement: { id: 101, title: 'Apartment', ownPrice: { total: 125_000, currency: 'usd' } },
  project: undefined,
  assignee: { id: 3, name: 'ანა' },
  contact: { phone: '+995555111222', email: undefined },
  remindOn: '2026-12-05',
  createdAt: new Date('2026-11-26T21:30:00Z'),
  lastEventAt: new Date('2026-11-26T22:00:00Z'),
  respondedAt: undefined,
}

test('the CSV file of leads has Georgian time, words of the page, and no formulas', async () => {
  const { args } = createActionArgs('/en/account/leads.csv', {
    form: {},
    answers: {
      'auth/grouped-info': { id: 1, name: 'Nino' },
      'users/leads': { leads: [LEAD], total: 1, lastPage: 1, countByStage: {}, projects: [], agents: [] },
    },
  })
  const [head = '', row = ''] = (await createAccountLeadsCsv(args)).split('\r\n')
  expect(head).toContain('"Received"')
  expect(row).toBe(
    '7,"Message","Talking","2026-11-27 01:30","2026-11-27 02:00","\'=HYPERLINK(""http://evil.example"")",' +
      '"\'+995555111222","",101,"Apartment",125000,"USD","","Ana","","2026-12-05"',
  )
})
