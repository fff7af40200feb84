import { expect, test } from 'vitest'
import disableImpossibleDeals from './possible-deals'

const LAND = '4'
const FLAT = '1'

/** Creates the fields of the step, with the ids of all deals. */
function createFields() {
  const deals = ['1', '2', '7', '3', '10'].map((value) => ({ value, checked: false, disabled: false }))
  let kind: string | undefined
  let onChange = () => {}
  const fields = {
    querySelector: () => (kind === undefined ? null : { value: kind }),
    querySelectorAll: () => deals,
    addEventListener: (_type: string, listener: () => void) => {
      onChange = listener
    },
  }
  disableImpossibleDeals(fields as unknown as HTMLElement)
  return {
    choose(change: { kind?: string; deal?: string }) {
      kind = change.kind ?? kind
      for (const deal of deals) deal.checked = change.deal ? deal.value === change.deal : deal.checked
      onChange()
    },
    listDisabled: () => deals.filter(({ disabled }) => disabled).map(({ value }) => value),
  }
}

test('deals of other kinds of property are disabled after a choice, and all deals are enabled before', () => {
  const fields = createFields()
  expect(fields.listDisabled()).toEqual([])
  fields.choose({ kind: LAND })
  expect(fields.listDisabled()).toEqual(['7'])
  fields.choose({ kind: FLAT })
  expect(fields.listDisabled()).toEqual(['10'])
})

test('an impossible deal stays selected until another is chosen', () => {
  const fields = createFields()
  fields.choose({ deal: '10' })
  fields.choose({ kind: FLAT })
  expect(fields.listDisabled()).toEqual([])
  fields.choose({ deal: '1' })
  expect(fields.listDisabled()).toEqual(['10'])
})
