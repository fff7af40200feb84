import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { createLeadsCsv } from './lead-csv.server'

test('the CSV file of leads has Georgian time, amounts, and names transliterated for the reader', async () => {
  const lead = {
    id: 7,
    kind: 'loan_request',
    name: 'ნინო ბერიძე',
    phone: '••••33',
    email: '',
    text: '',
    facts: [
      { name: 'loan_amount', value: '80000' },
      { name: 'currency', value: 'USD' },
    ],
    assignee: 'ლია',
    isMasked: true,
    createdAt: new Date('2026-11-26T21:30:00Z'),
    closedAt: undefined,
  }
  const { args } = createOperatorArgs('/en/desk/leads.csv', {
    form: {},
    answers: { 'operator/leads': { leads: [lead], total: 1, lastPage: 1, openByKind: {} } },
  })
  const [, row = ''] = (await createLeadsCsv(args)).split('\r\n')
  expect(row).toContain('2026-11-27 01:30')
  expect(row).toContain('Nino Beridze')
  expect(row).toContain('80000')
  expect(row).toContain('USD')
  expect(row).toContain('Lia')
})
