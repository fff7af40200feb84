import { expect, test, vi } from 'vitest'
import { readPdfText } from '~tests/fixtures/pdf-text'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { createReceiptThread } from './receipt-thread'

const workerFile = withWorkerFile('receipt-worker')
const RECEIPT = { title: 'Receipt EZO-100001', brand: 'Ezo', seller: [], payment: [] }

test('receipts are drawn in a thread, and its queue is limited', async () => {
  const log = { warn: vi.fn() }
  const thread = createReceiptThread({ workerFolder: new URL('.', workerFile.url), log })
  try {
    const drawn = await Promise.allSettled(
      Array.from({ length: 42 }, () => thread.drawReceipt(RECEIPT, 'en')),
    )
    const files = drawn.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const refused = drawn.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(files).toHaveLength(40)
    expect(readPdfText(Buffer.from(files[0] ?? []))).toBe('EzoReceipt EZO-100001')
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
    ])
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    await thread.stop()
  }
})

test('the longest list of purchases fits the memory of the thread', async () => {
  const log = { warn: vi.fn() }
  const thread = createReceiptThread({ workerFolder: new URL('.', workerFile.url), log })
  const row = {
    day: '29 ნოემბერი, 2026, 15:04',
    number: 'EZO-100001',
    purpose: 'SUPER VIP 5 დღით',
    amount: '₾10',
    returned: '₾0',
  }
  const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...row, number: `EZO-${100_001 + at}` }))
  try {
    const purchases = { heads: row, rows, notes: [], totals: [] }
    const file = await thread.drawReceipt({ ...RECEIPT, purchases }, 'ka')
    expect(readPdfText(Buffer.from(file))).toContain('EZO-101000')
    expect(log.warn).not.toHaveBeenCalled()
  } finally {
    await thread.stop()
  }
})
