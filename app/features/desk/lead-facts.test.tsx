import { expect, test } from 'vitest'
import type { Lead } from '~/upstream/leads.server'
import { renderFormView } from '~tests/fixtures/render-view'
import { LeadFacts } from './lead-facts'

function render(lead: Partial<Lead>): Promise<string> {
  const received = { createdAt: new Date('2026-11-26T04:30:00Z'), facts: [], ...lead } as unknown as Lead
  return renderFormView(<LeadFacts lead={received} />)
}

test('a lead shows the time at which it was received', async () => {
  expect(await render({})).toMatch(/>Received<.*>26 November 2026, 08:30</)
})

test('a fact of a call request has the label of its field in the form', async () => {
  const html = await render({ kind: 'call_request', facts: [{ name: 'comment', value: 'After six' }] })
  expect(html).toMatch(/>Comment<.*>After six</)
})

test('an appraisal request shows its answers as words', async () => {
  const html = await render({
    kind: 'appraisal_request',
    facts: [
      { name: 'area', value: '56' },
      { name: 'type', value: 'land' },
      { name: 'cadastral_code', value: '01.14.05.012.034' },
    ],
  })
  const text = html
    .replace(/<\/d[td]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
  expect(text).toContain('Area 56 m² Kind of property Land Cadastral code 01.14.05.012.034')
})
