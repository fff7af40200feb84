import { expect, test } from 'vitest'
import { createOperatorArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as orderAction } from './order-route'

test('an operator who refunds too much sees how much of the payment is left', async () => {
  const { args } = createOperatorArgs('/en/desk/orders/7', {
    form: { intent: 'call_off', amount: '99', text: 'Ordered twice' },
    answers: {
      'operator/orders/7': { amount: 4_900, returned: 1_000 },
      'operator/orders/7/call_off': {
        ok: false,
        fieldErrors: [{ field: 'amount', message: 'is more than is left' }],
      },
    },
  })
  const reply = readFormReply(await orderAction(args))
  expect(reply).toMatchObject({
    status: 422,
    typed: { amount: '99', text: 'Ordered twice' },
    errors: { amount: { key: 'refund_too_large', args: { count: 39 } } },
  })
})

test('an operator who uploads an invalid document sees the accepted file types', async () => {
  const { args } = createOperatorArgs('/en/desk/orders/7', {
    form: { intent: 'note', text: 'x' },
    answers: {
      'operator/orders/7/document': {
        ok: false,
        fieldErrors: [{ field: 'document', message: 'must be a PDF' }],
      },
    },
  })
  const body = new FormData()
  body.set('intent', 'document')
  body.set('document', new File(['MZ'], 'x.exe'))
  args.request = new Request(args.request.url, {
    method: 'POST',
    body,
    headers: { cookie: args.request.headers.get('cookie') ?? '' },
  })
  expect(readFormReply(await orderAction(args))).toMatchObject({
    status: 422,
    errors: { document: { key: 'document_rejected' } },
  })
})
