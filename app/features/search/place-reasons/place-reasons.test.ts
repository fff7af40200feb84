import { describe, expect, test } from 'vitest'
import type { RankedStatement } from '~/upstream/statement-ranking.server'
import { listPlaceReasons } from './place-reasons'

const NOW = new Date('2026-11-29T12:00:00Z')

const statement: RankedStatement = {
  id: 7,
  place: 3,
  is_promoted: false,
  real_estate_type_id: 1,
  vip_tier: 0,
  vip_until: null,
  last_updated: '2026-11-20T10:00:00.000000Z',
  created_at: '2026-11-01T10:00:00.000000Z',
  confirmed_at: '2026-11-27T10:00:00.000000Z',
  is_lowered: false,
  reduced_at: null,
  home_group_id: null,
  price_gel: 100_000,
}

const byDate = { sort: 'date_desc', homesFirst: true, hasPaidPlaces: true } as const
const byPrice = { sort: 'price_asc', homesFirst: false, hasPaidPlaces: true } as const
const byPublication = { sort: 'created_at_desc', homesFirst: false, hasPaidPlaces: false } as const

const byReduction = { sort: 'reduced_at_desc', homesFirst: false, hasPaidPlaces: false } as const

const list = (
  row: Partial<RankedStatement>,
  order: Parameters<typeof listPlaceReasons>[2] = byDate,
  next?: Partial<RankedStatement>,
) => listPlaceReasons({ ...statement, ...row }, next && { ...statement, id: 6, ...next }, order, NOW)

describe('reasons for a place', () => {
  test('the default order gives the update and the confirmation as reasons', () => {
    expect(list({})).toEqual([
      { name: 'updated', at: new Date('2026-11-20T10:00:00Z') },
      { name: 'confirmed', days: 2 },
    ])
  })

  test('the first reason of a lowered statement is how long it has been unconfirmed', () => {
    const names = list({ is_lowered: true, confirmed_at: '2026-11-12T10:00:00.000000Z' })
    expect(names[0]).toEqual({ name: 'unconfirmed', days: 17 })
    expect(names.map(({ name }) => name)).toEqual(['unconfirmed', 'updated'])
  })

  test('a confirmation ahead of the clock is of today', () => {
    expect(list({ confirmed_at: '2026-12-02T10:00:00.000000Z' })).toContainEqual({
      name: 'confirmed',
      days: 0,
    })
  })

  test('a paid place has its tier and its end, and waits for its turn elsewhere', () => {
    const until = new Date('2026-12-01T10:00:00Z')
    const paid = { vip_tier: 3, vip_until: '2026-12-01T10:00:00.000000Z' }
    expect(list({ ...paid, is_promoted: true })[0]).toEqual({ name: 'paid_place', tier: 'SUPER VIP', until })
    expect(list(paid)[0]).toEqual({ name: 'waits_for_turn', tier: 'SUPER VIP', until })
    expect(list(paid, byPublication)[0]).toEqual({ name: 'unpaid_order', tier: 'SUPER VIP' })
  })

  test('another kind than a home says so only where homes come first', () => {
    const land = { real_estate_type_id: 4 }
    expect(list(land)[0]).toEqual({ name: 'other_kind' })
    expect(list(land, byPrice)).toEqual([{ name: 'price', lari: 100_000 }])
  })

  test('an order by price names the price, or its absence', () => {
    expect(list({ is_lowered: true }, byPrice)).toEqual([{ name: 'price', lari: 100_000 }])
    expect(list({ price_gel: null }, byPrice)).toEqual([{ name: 'no_price' }])
  })

  test('an order by reduction names the reduction, or its absence', () => {
    const reduced_at = '2026-11-18T10:00:00.000000Z'
    expect(list({ reduced_at }, byReduction)).toEqual([{ name: 'reduced', at: new Date(reduced_at) }])
    expect(list({}, byReduction)).toEqual([{ name: 'never_reduced' }])
  })

  test.each([byDate, byPrice, byPublication, byReduction])(
    'statements that only their numbers tell apart say so: order $sort',
    (order) => {
      const isTied = (next: Partial<RankedStatement>) =>
        list({}, order, next).some(({ name }) => name === 'same_value')
      expect(isTied({})).toBe(true)
      const later = '2026-11-20T10:00:00.000001Z'
      expect(isTied({ price_gel: 1, last_updated: later, created_at: later, reduced_at: later })).toBe(false)
    },
  )

  test('a paid place is not compared with the next one, nor a home with land', () => {
    expect(list({ is_promoted: true, vip_tier: 1 }, byDate, {}).at(-1)?.name).toBe('confirmed')
    expect(list({}, byDate, { real_estate_type_id: 4 }).at(-1)?.name).toBe('confirmed')
    expect(list({}, byDate, { is_lowered: true }).at(-1)?.name).toBe('confirmed')
  })
})
