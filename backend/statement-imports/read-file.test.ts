import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_IMPORT_LINES } from '~contract/statement-imports'
import { findColumn } from './find-column'
import { readFile } from './read-file'

const TEXT = 'ID;ფასი;описание\nA-1;125 000;"two\nlines; and a separator"\n\nA-2;90000;'

function read(bytes: Buffer | string) {
  const file = readFile(Buffer.from(bytes as Buffer))
  if ('refusal' in file) return file
  return file.lines.map(({ line, cells }) => ({ line, cells: Object.fromEntries(cells) }))
}

const EXPECTED = [
  { line: 2, cells: { ID: 'A-1', ფასი: '125 000', описание: 'two\nlines; and a separator' } },
  { line: 5, cells: { ID: 'A-2', ფასი: '90000', описание: '' } },
]

describe('a CSV file', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(TEXT.replaceAll('ფასი', 'price'), 'utf16le')],
    ['UTF-16 of another order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
    ['lines that end as on Windows', Buffer.from(TEXT.replaceAll('\n', '\r\n'))],
    ['commas', Buffer.from(TEXT.replaceAll(';', ',').replace('125 000', '125 000'))],
    ['tabs', Buffer.from(TEXT.replaceAll(';', '\t'))],
  ])('of %s is read by its lines and columns', (_, bytes) => {
    const lines = read(bytes) as typeof EXPECTED
    expect(lines.map(({ line }) => line)).toEqual([2, 5])
    expect(lines.map(({ cells }) => cells.ID)).toEqual(['A-1', 'A-2'])
    expect(Object.values(lines[0]?.cells ?? {})[2]).toMatch(/^two\r?\nlines. and a separator$/)
  })

  test('of very many columns is read as far as a file of statements has them', () => {
    const headings = Array.from({ length: 4_000 }, (_, place) => `column ${place}`)
    const lines = read(`id,${headings}\n${'A-1\n'.repeat(MAX_IMPORT_LINES)}`) as typeof EXPECTED
    expect(lines).toHaveLength(MAX_IMPORT_LINES)
    expect(lines[0]?.cells).toMatchObject({ id: 'A-1', 'column 0': '' })
    expect(Math.max(...lines.map(({ cells }) => Object.keys(cells).length))).toBeLessThan(500)
  })

  test('tells of a quotation mark that is never closed by its line', () => {
    expect(read('id,price\nA,1\nB,"2\n')).toMatchObject({ refusal: 'broken' })
  })

  test.each([
    ['is empty', '', { refusal: 'empty' }],
    ['has headings alone', 'id,price\n', { refusal: 'empty' }],
    ['is a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x80]), { refusal: 'encoding' }],
    ['is a workbook', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0\b\0\0\0!\0'), { refusal: 'workbook' }],
    [
      'is a workbook of an old Excel',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      { refusal: 'workbook' },
    ],
    ['has too many lines', `id\n${'1\n'.repeat(MAX_IMPORT_LINES + 1)}`, { refusal: 'too_many_lines' }],
    ['has a line without end', `id\n${'x'.repeat(100_000)}`, { refusal: 'broken' }],
  ])('that %s is refused', (_, text, refusal) => {
    expect(read(text)).toMatchObject(refusal)
  })
})

describe('an XML file', () => {
  test('has a line for each element of its root, with attributes and groups', () => {
    const text = `<feed>
      <offer internal-id="7"><price currency="USD">1 &amp; 2</price>
        <location><city>თბილისი</city></location><feature>Gas</feature><feature><![CDATA[TV]]></feature></offer>
    </feed>`
    expect(read(text)).toEqual([
      {
        line: 2,
        cells: { 'internal-id': '7', currency: 'USD', price: '1 & 2', city: 'თბილისი', feature: 'Gas, TV' },
      },
    ])
  })

  test('that declares entities is refused before they grow', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(99)}">]><s><x>&b;</x></s>`
    expect(read(bomb)).toMatchObject({ refusal: 'entities' })
    const outside = '<!DOCTYPE s SYSTEM "file:///etc/passwd"><s><x>1</x></s>'
    expect(read(outside)).toMatchObject({ refusal: 'entities' })
  })

  test.each([
    ['is cut off', '<s><x><id>1</id>', 'broken'],
    ['uses an unknown entity', '<s><x>&unknown;</x></s>', 'broken'],
    ['is nested without end', '<s>'.repeat(5_000), 'broken'],
    ['has too many lines', `<s>${'<x/>'.repeat(MAX_IMPORT_LINES + 1)}</s>`, 'too_many_lines'],
  ])('that %s is refused', (_, text, refusal) => {
    expect(read(text)).toMatchObject({ refusal })
  })
})

test.each(['csv', 'xml'])('the sample statements.%s has headings that are understood alone', (format) => {
  const lines = read(readFileSync(`public/import/statements.${format}`))
  if (!Array.isArray(lines)) throw new Error(lines.refusal)
  const headings = lines.flatMap(({ cells }) => Object.keys(cells))
  expect(headings.filter((heading) => !findColumn(heading))).toEqual([])
})

test.each([
  ['Total area (m²)', 'area'],
  ['  ოთახების რაოდენობა ', 'room_type_id'],
  ['ТИП СДЕЛКИ', 'deal_type_id'],
  ['internal-id', 'external_id'],
  ['images', undefined],
])('the heading %s is %s', (heading, column) => {
  expect(findColumn(heading)).toBe(column)
})

test('a heading of brackets without end is none, and found to be so at once', () => {
  const start = performance.now()
  expect(findColumn('('.repeat(30_000))).toBeUndefined()
  expect(performance.now() - start).toBeLessThan(500)
})
