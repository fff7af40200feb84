import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { type BrokerData, BrokerView } from './broker-route'

const data = {
  company: { id: 1, name: 'სამეზობლო', links: [], statements: 38, agents: 1, projects: {}, views: 0 },
  path: '/br/samezoblo',
  tab: 'agents',
  page: 1,
  agents: { rows: [{ id: 2, name: 'ბექა ქავთარაძე', statements: 27 }], lastPage: 1 },
} as unknown as BrokerData

test.each([
  ['en', 'Beka Kavtaradze', 'BK', '27 own listings'],
  ['ru', 'Бека Кавтарадзе', 'БК', '27 собственных объявлений'],
] as const)('agents of a company in %s link to their own listings', (language, name, initials, own) => {
  const html = renderView(<BrokerView data={data} />, { language, layout: { currentHref: '/' } })
  for (const shown of [name, initials, own]) expect(html).toContain(`>${shown}<`)
  expect(html).not.toMatch(/[ა-ჰ]/)
})
