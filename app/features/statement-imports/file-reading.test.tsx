import { expect, test } from 'vitest'
import type { StatementImport } from '~/upstream/statement-imports.server'
import { renderView } from '~tests/fixtures/render-view'
import { FileReading } from './file-reading'

const reading: NonNullable<StatementImport['reading']> = {
  format: 'csv',
  encoding: 'windows-1251',
  separator: 'semicolon',
  profile: null,
  columns: [
    { heading: 'цена', field: 'price' },
    { heading: 'что-то', field: undefined },
  ],
}
const sent = {
  id: '',
  lines: [],
  unknownColumns: ['что-то'],
  result: undefined,
  photos: undefined,
  archives: [],
  reading,
}

test.each([
  [
    'en',
    ['Table (CSV)', 'Windows-1251', 'semicolon', 'Columns understood: 1', 'что-то', 'If letters look wrong'],
  ],
  ['ka', ['ცხრილი (CSV)', 'Windows-1251', 'წერტილ-მძიმე', 'გასაგები სვეტები: 1']],
  ['ru', ['Таблица (CSV)', 'Windows-1251', 'точка с запятой', 'Понятные столбцы: 1']],
] as const)('the page of a file in %s shows how it was parsed: %j', (language, texts) => {
  const html = renderView(<FileReading sent={sent} />, { language })
  for (const text of texts) expect(html).toContain(text)
})

test('a known program is named in place of the format, and UTF-8 needs no warning', () => {
  const yrl = { ...reading, format: 'xml', encoding: 'utf-8', separator: null, profile: 'yrl' } as const
  const html = renderView(<FileReading sent={{ ...sent, reading: yrl }} />, { language: 'en' })
  expect(html).toContain('Yandex Realty feed (YRL)')
  expect(html).not.toContain('If letters look wrong')
})

test('an import without stored details of its file shows no details', () => {
  expect(renderView(<FileReading sent={{ ...sent, reading: undefined }} />, { language: 'en' })).toBe('')
})
