import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { CallBar, type CallBarProps } from './call-bar'

const STATEMENT: CallBarProps['statement'] = {
  status: 'active',
  isOwn: false,
  maskedPhone: '555 00****',
  uuid: '0b7f2c54-6f0e-4f0a-9a39-0d3e6b9d3f10',
  price: {},
  priceKind: 'exact',
  dealId: 1,
}

const render = (change: Partial<CallBarProps['statement']>) =>
  renderView(<CallBar statement={{ ...STATEMENT, ...change }} phones={[]} />)

test('the bar with the phone number is for visitors of an active statement', () => {
  expect(render({})).toContain('555\u00a000****')
  expect(render({ status: 'expired' })).toBe('')
})

test('owners have no bar with their own phone number', () => {
  expect(render({ isOwn: true })).toBe('')
})
