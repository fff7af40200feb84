import { expect, test } from 'vitest'
import { FactSheet } from '~/ui/fact-sheet'
import { renderView } from '~tests/fixtures/render-view'
import { useOrderAnswers } from './order-answers'

function Answers({ name, value }: { name: string; value: string }) {
  return <FactSheet facts={useOrderAnswers([{ name, value }])} />
}

test.each([
  ['area', '1000', 'Area: 1,000 m²'],
  ['area', '54,5', 'Area: 54.5 m²'],
  ['address', 'Barnovi 5', 'Address: Barnovi 5'],
  ['type', 'flat', 'Kind of property: Flat'],
  ['registration', 'without_registration', 'Registration in the public register: Drawing only'],
  ['with_logo', 'without_logo', 'Logo on the pictures: Without a logo'],
  ['who', 'physical', 'On whose behalf: A person'],
  ['date', '2031-12-05', 'Preferred day: 5 December 2031'],
  ['name', 'თამარ გელაშვილი', 'First and last name: Tamar Gelashvili'],
  ['company_name', 'ვაკის ეზო', 'Company name: Vakis Ezo'],
  ['rater_id', 'Levan Chkhaidze', 'Valuer: Levan Chkhaidze'],
  ['service', 'Ownership', 'Purpose of the visit: Ownership'],
  ['colour', 'green', 'colour: green'],
])('the answer %s of %j is shown as %s', (name, value, text) => {
  const html = renderView(<Answers name={name} value={value} />)
  expect(
    html
      .replace('</dt>', ': ')
      .replace(/<[^>]+>/g, '')
      .replace('\u00a0', ' '),
  ).toBe(text)
})
