import { expect, test } from 'vitest'
import { DataLayer } from './data-layer.server'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the tests, long enough')
const lead = { event: 'generate_lead', lead_source: 'contact' }
const bought = { event: 'purchase', ecommerce: { transaction_id: '7' } }

/** Handles a request with this cookie; returns the cookie left by it. */
function handleRequest(cookie: string | undefined, status: number, act: (layer: DataLayer) => unknown) {
  const layer = new DataLayer({ layer: 'dataLayer' }, cookie, signer)
  const events = act(layer)
  const line = layer.toSetCookie(status)
  const left = line === undefined ? cookie : line.includes('Max-Age=0') ? undefined : line.split(';')[0]
  return { events, left, line }
}

test('the next page reports the events of a form, and later pages do not', () => {
  const sent = handleRequest(undefined, 303, (layer) => layer.queueEvent(lead))
  expect(sent.left).toBeDefined()
  const page = handleRequest(sent.left, 200, (layer) => layer.takeQueuedEvents())
  expect(page.events).toEqual([{ ...lead, once: true }])
  expect(page.left).toBeUndefined()
  expect(handleRequest(page.left, 200, (layer) => layer.takeQueuedEvents()).events).toEqual([])
})

test('a redirect keeps the queued events for the next page', () => {
  const sent = handleRequest(undefined, 303, (layer) => layer.queueEvent(lead))
  for (const status of [302, 202]) {
    const passed = handleRequest(sent.left, status, (layer) => layer.takeQueuedEvents())
    expect(handleRequest(passed.left, 200, (layer) => layer.takeQueuedEvents()).events).toEqual([
      { ...lead, once: true },
    ])
  }
})

test('a response that is not a page keeps the queued events and sets no cookie', () => {
  const sent = handleRequest(undefined, 303, (layer) => layer.queueEvent(lead))
  expect(handleRequest(sent.left, 200, () => undefined).line).toBeUndefined()
  expect(handleRequest(undefined, 200, (layer) => layer.takeQueuedEvents()).line).toBeUndefined()
})

test('a completed payment is reported once, however often its page is opened', () => {
  const begun = handleRequest(undefined, 303, (layer) => layer.queueEventUntilPaid(7, bought))
  const waiting = handleRequest(begun.left, 200, (layer) => layer.takeQueuedEvents())
  expect(waiting.events).toEqual([])
  // Another user's payment, or an older one.
  expect(
    handleRequest(waiting.left, 200, (layer) => layer.takePaymentEvents(8, { isPaid: true })).events,
  ).toEqual([])
  const paid = handleRequest(waiting.left, 200, (layer) => layer.takePaymentEvents(7, { isPaid: true }))
  expect(paid.events).toEqual([{ ...bought, once: true }])
  expect(
    handleRequest(paid.left, 200, (layer) => layer.takePaymentEvents(7, { isPaid: true })).events,
  ).toEqual([])
})

test('a failed payment is never reported', () => {
  const begun = handleRequest(undefined, 303, (layer) => layer.queueEventUntilPaid(7, bought))
  const failed = handleRequest(begun.left, 200, (layer) => layer.takePaymentEvents(7, { isPaid: false }))
  expect(failed.events).toEqual([])
  expect(failed.left).toBeUndefined()
})

test('a changed cookie is ignored, and one that would be too long is not written', () => {
  const { left = '' } = handleRequest(undefined, 303, (layer) => layer.queueEvent(lead))
  expect(handleRequest(left.replace('=', '=x'), 200, (layer) => layer.takeQueuedEvents()).events).toEqual([])
  const long = handleRequest(undefined, 303, (layer) =>
    layer.queueEvent({ event: 'long', text: 'x'.repeat(4_000) }),
  )
  expect(long.left).toBeUndefined()
  const many = handleRequest(undefined, 303, (layer) => {
    for (let id = 1; id <= 50; id += 1) layer.queueEvent({ event: 'phone_shown', item_id: id })
  })
  expect(many.line?.length).toBeLessThan(4_096)
  expect(handleRequest(many.left, 200, (layer) => layer.takeQueuedEvents()).events).toHaveLength(4)
})
