import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { LogView } from './route'

const act = {
  id: 1,
  at: new Date('2026-11-28T10:00:00Z'),
  operator: 'Operator',
  subject: 'table_row',
  subjectId: 'menu/3',
  act: 'change',
  text: '',
  changes: [{ name: 'title_en', before: 'Agencies', after: 'Brokers' }],
} as const

test.each([
  ['ka', 'სათაური (English)'],
  ['ru', 'Заголовок (English)'],
] as const)('a changed text of a table has the label of its field in the log, in %s', (language, label) => {
  const data = { acts: [act], query: { page: 1 }, lastPage: 1 } as never
  const html = renderView(<LogView data={data} />, { language })
  expect(html).toContain(`>${label}</dt>`)
  expect(html).not.toContain('title_en')
})
