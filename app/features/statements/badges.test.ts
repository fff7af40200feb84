import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { listBadges } from './badges'

const plain = {
  vip: undefined,
  gifts: [],
  exclusive: false,
  has3d: false,
  conditionId: undefined,
  statusId: undefined,
}
const t = (await getI18n('en')).getFixedT('en', 'statement')

test('an ordinary statement has no badges', () => {
  expect(listBadges(plain, t)).toEqual([])
  expect(listBadges({ ...plain, conditionId: 1, statusId: 1 }, t)).toEqual([])
})

// Specification 1.3.4, 1.3.5
test('paid badges come first, and every badge has a label', () => {
  const all = { vip: 'super', gifts: ['a parking place'], exclusive: true, has3d: true } as const
  expect(listBadges({ ...all, gifts: [...all.gifts], conditionId: 6, statusId: 3 }, t)).toEqual([
    { tone: 'vip', word: 'SUPER VIP' },
    { tone: 'ok', word: 'Gift: a parking place' },
    { tone: 'paper', word: 'Exclusive' },
    { tone: 'paper', word: '3D' },
    { tone: 'black', word: 'Black frame' },
    { tone: 'warn', word: 'Under construction' },
  ])
  expect(listBadges({ ...plain, conditionId: 5, statusId: 2 }, t)).toEqual([
    { tone: 'white', word: 'White frame' },
    { tone: 'paper', word: 'New building' },
  ])
})
