import { describe, expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as leadAction } from './lead-route'

test('an operator who takes a lead already taken meanwhile sees by whom', async () => {
  const { args, calls } = createOperatorArgs('/en/desk/leads/7', {
    form: { intent: 'state', act: 'assign', assignee_id: '' },
    answers: {
      'operator/leads/7': { assignee: 'ლია' },
      'operator/leads/7/acts': new UpstreamError('operator/leads/7/acts', 'status', 409),
    },
  })
  const reply = readFormReply(await leadAction(args))
  expect(reply).toMatchObject({
    status: 409,
    errors: { '': { key: 'lead_taken', args: { name: 'Lia' } } },
  })
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    act: 'assign',
    text: '',
    assignee_id: '',
  })
})

test('an operator who acts on a lead closed meanwhile must reopen it first', async () => {
  const { args } = createOperatorArgs('/en/desk/leads/7', {
    form: { intent: 'state', act: 'assign', assignee_id: '' },
    answers: {
      'operator/leads/7': { assignee: 'ლია', closedAt: new Date('2026-11-26T04:30:00Z') },
      'operator/leads/7/acts': new UpstreamError('operator/leads/7/acts', 'status', 409),
    },
  })
  expect(readFormReply(await leadAction(args))).toMatchObject({
    status: 409,
    errors: { '': { key: 'lead_closed' } },
  })
})

test('a bank decision that another preceded is reported and not recorded', async () => {
  const { args, calls } = createOperatorArgs('/en/desk/leads/7', {
    form: { intent: 'decision', act: 'decline', text: '', loan_state: 'sent' },
    answers: {
      'operator/leads/7': { loanState: 'approved' },
      'operator/leads/7/acts': new UpstreamError('operator/leads/7/acts', 'status', 409),
    },
  })
  expect(readFormReply(await leadAction(args))).toMatchObject({
    status: 409,
    errors: { '': { key: 'loan_decided', args: { state: 'Approved' } } },
  })
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ loan_state: 'sent' })
})

describe('an act that closes its lead', () => {
  const CLOSED = new Date('2026-11-26T04:30:00Z')

  /** Returns where the operator is sent and the flash message there. */
  async function submit(form: Record<string, string>, lead: object) {
    const { args } = createOperatorArgs('/en/desk/leads/7', {
      form,
      answers: { 'operator/leads/7': lead, 'operator/leads/7/acts': { ok: true } },
    })
    Object.assign(args.context, { caching: { forbid: () => undefined }, log: { warn: () => undefined } })
    const answer = await leadAction(args)
    if (!(answer instanceof Response)) throw new Error('the form is shown again')
    const cookies = answer.headers.getSetCookie().join()
    return [answer.headers.get('location'), /flash=(\w+)/.exec(cookies)?.[1]]
  }

  test.each([
    ['the next lead', { closedAt: CLOSED, nextId: 8 }, '/en/desk/leads/8', 'lead_answered_closed'],
    ['the list without a next lead', { closedAt: CLOSED }, '/en/desk/leads', 'lead_answered'],
    ['the lead itself if it stayed open', { nextId: 8 }, '/en/desk/leads/7', 'lead_answered'],
    [
      'the list if the lead cannot be loaded',
      new UpstreamError('operator/leads/7', 'status', 503),
      '/en/desk/leads',
      'lead_answered',
    ],
  ])('an answer that closes its lead leads to %s', async (_, lead, location, flash) => {
    const form = { intent: 'answer', text: 'We have called you.', closes: '1' }
    expect(await submit(form, lead)).toEqual([location, flash])
  })

  test.each([
    ['the next lead', { closedAt: CLOSED, nextId: 8 }, '/en/desk/leads/8', 'lead_closed'],
    ['the list without a next lead', { closedAt: CLOSED }, '/en/desk/leads', 'lead_changed'],
  ])('closing a lead leads to %s', async (_, lead, location, flash) => {
    expect(await submit({ intent: 'state', act: 'close' }, lead)).toEqual([location, flash])
  })
})
