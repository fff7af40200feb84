import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { MAX_IMPORT_BYTES } from '~contract/statement-imports'
import { findMinMs, readProcessorMs } from '~tests/fixtures/processor-time'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { createImportThread } from './import-thread'

const workerFile = withWorkerFile('import-worker')
const log = { warn: vi.fn() }
let imports: ReturnType<typeof createImportThread>

beforeAll(async () => {
  imports = createImportThread({ workerFolder: new URL('.', workerFile.url), log })
  await imports.parseFile(Buffer.from('id,price\n1,5'))
})
afterAll(() => imports.stop())

const ROW = `${'x'.repeat(90)};`
const HOSTILE: [string, string][] = [
  ['separators alone', ';'.repeat(MAX_IMPORT_BYTES)],
  ['separators in every line', `id;price\n${`1${';'.repeat(9_900)}\n`.repeat(200)}`],
  ['quotation marks alone', '"'.repeat(MAX_IMPORT_BYTES)],
  ['quotation marks in every cell', `id,price\n${'"",'.repeat(660_000)}`],
  ['a quotation mark that is closed at the end', `id,price\n"${'a"",'.repeat(490_000)}"`],
  ['one cell', 'x'.repeat(MAX_IMPORT_BYTES)],
  [
    'long headings',
    `${ROW.repeat(190)}id;price\n${`${ROW.repeat(100)}\n`.repeat(200)}`.slice(0, MAX_IMPORT_BYTES),
  ],
  ['line ends', `id,price${'\r'.repeat(MAX_IMPORT_BYTES - 10)}`],
  [
    'long numbers in all cells',
    `id,price,area,floor,phone,address\n${`1${`,${'9'.repeat(1_900)}`.repeat(5)}\n`.repeat(200)}`,
  ],
  ['spaces between digits', `id,price\n${`1,${'1 '.repeat(4_900)}\n`.repeat(200)}`],
  ['a name of brackets', `${'('.repeat(9_000)},id,price\n1,2,3`],
  ['many attributes', `<s><x ${Array.from({ length: 100_000 }, (_, n) => `attr${n}="1"`).join(' ')}/></s>`],
  ['deep nesting', '<a>'.repeat(660_000)],
  ['many elements', `<s>${'<x/>'.repeat(490_000)}</s>`],
  ['a long element name', `<s><${'x'.repeat(MAX_IMPORT_BYTES - 20)}/></s>`],
  ['one text', `<s><x><id>${'x'.repeat(MAX_IMPORT_BYTES - 40)}</id></x></s>`],
  ['character references', `<s><x><id>${'&#65;'.repeat(390_000)}</id></x></s>`],
  ['an unfinished comment', `<s><!--${'-'.repeat(MAX_IMPORT_BYTES - 20)}`],
  ['entities', '<!DOCTYPE s [<!ENTITY a "a">]><s>&a;</s>'],
  [
    'random bytes',
    String.fromCharCode(...Array.from({ length: 90_000 }, (_, n) => (n * 7919) % 256)).repeat(10),
  ],
]

test.each(HOSTILE)('parsing 2 MB of %s blocks the main thread for at most 50 ms', async (_, text) => {
  const bytes = Buffer.from(text)
  expect(bytes.length).toBeLessThanOrEqual(MAX_IMPORT_BYTES * 2)
  const blockedMs = await findMinMs(50, async () => {
    const before = readProcessorMs()
    const result = await imports.parseFile(bytes)
    const ms = readProcessorMs() - before
    if ('refusal' in result)
      expect(result.refusal).toMatch(/^(?:too_\w+|cell_too_long|broken|entities|encoding|no_columns|empty)$/)
    return ms
  })
  expect(blockedMs).toBeLessThan(50)
})

test('a file that exceeds the time limit is rejected with its reason, and the next one is read', async () => {
  const slow = createImportThread({ workerFolder: new URL('.', workerFile.url), log, maxTaskMs: 1 })
  try {
    expect(await slow.parseFile(Buffer.from(`id\n${'1\n'.repeat(900_000)}`))).toEqual({
      refusal: 'too_complex',
    })
  } finally {
    await slow.stop()
  }
})

test('a file that exceeds the memory limit is rejected with its reason, and the next one is read', async () => {
  const small = createImportThread({
    workerFolder: new URL('.', workerFile.url),
    log,
    maxHeapMb: 12,
    maxTaskMs: 60_000,
  })
  const large = `<s>${'<x><a/><b/><c/></x>'.repeat(14_000)}</s>`
  try {
    expect(await small.parseFile(Buffer.from(large))).toEqual({ refusal: 'too_complex' })
    expect(await small.parseFile(Buffer.from('id,price\n1,5'))).toMatchObject({
      lines: [{ externalId: '1' }],
    })
  } finally {
    await small.stop()
  }
})

test('the queue of files is limited', async () => {
  const results = await Promise.all(
    Array.from({ length: 25 }, () => imports.parseFile(Buffer.from('id,price\n1,5'))),
  )
  expect(results.filter((result) => 'refusal' in result && result.refusal === 'busy')).toHaveLength(5)
})
